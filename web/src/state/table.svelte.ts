/** Who talks to one table? A connection, the session it folds into, and what a person may ask for. */

import { Connection, type Link, type Socket } from "../net/connection";
import type { ClientMessage, SeatKind, ServerMessage } from "../protocol";
import { type Session, emptySession, receive, sending } from "./session";
import { HOLD_MS, settings } from "./settings.svelte";

type Command = Extract<ClientMessage, { a: number }>;
type Wanted = Command extends infer C ? (C extends Command ? Omit<C, "a" | "seq"> : never) : never;

/** What became of an order: it went out, it first uncovered new cards, or it has to wait. */
export type Outcome = "sent" | "revealed" | "busy" | "offline";

function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

function startOfCounter(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 18) * 2 ** 32 + low;
}

export class TableClient {
  readonly table: string;
  session: Session = $state.raw(emptySession());
  link: Link = $state("connecting");
  closeCode: number | undefined = $state();
  #connection: Connection;
  #counter = startOfCounter();
  #hold = 0;

  constructor(table: string) {
    this.table = table;
    this.#connection = new Connection(
      {
        open: () => new WebSocket(socketAddress(table)) as unknown as Socket,
        random: Math.random,
        setTimeout: (run, ms) => window.setTimeout(run, ms),
        clearTimeout: (timer) => window.clearTimeout(timer),
      },
      {
        message: (message) => this.#receive(message),
        link: (link, code) => {
          this.link = link;
          this.closeCode = code;
        },
      },
    );
  }

  start(): void {
    this.#connection.start();
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  stop(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    window.clearTimeout(this.#hold);
    this.#connection.stop();
  }

  /** Cards have been played that the held trick still covers. */
  get covered(): boolean {
    return this.session.held !== null && (this.session.table?.view?.trick.length ?? 0) > 0;
  }

  dismiss = (): void => {
    window.clearTimeout(this.#hold);
    if (this.session.held) this.session = { ...this.session, held: null };
  };

  decide(decision: string): Outcome {
    if (this.covered) {
      this.dismiss();
      return "revealed";
    }
    this.dismiss();
    return this.#order({ t: "play", decision });
  }

  signal = (signal: string): Outcome => this.#order({ t: "say", signal });
  nextDeal = (): Outcome => this.#order({ t: "deal" });
  newMatch = (): Outcome => this.#order({ t: "match" });
  rename = (name: string): Outcome => this.#order({ t: "name", name });
  setSeat = (seat: number, kind: SeatKind, bot: string | null, name: string | null): Outcome =>
    this.#order({ t: "seat", seat, kind, bot, name });

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#connection.wake();
  };

  #order(wanted: Wanted): Outcome {
    if (this.link !== "open") return "offline";
    this.#counter += 1;
    const numbered = wanted.t === "play" || wanted.t === "say" ? { seq: this.session.seq } : {};
    const message = { ...wanted, ...numbered, a: this.#counter } as Command;
    const session = sending(this.session, message);
    if (!session) return "busy";
    this.session = session;
    this.#connection.send(message);
    return "sent";
  }

  #receive(message: ServerMessage): void {
    const held = this.session.held;
    const step = receive(this.session, message);
    this.session = step.session;
    if (step.answer) this.#connection.send(step.answer);
    if (this.session.held && this.session.held !== held) this.#keep();
  }

  #keep(): void {
    window.clearTimeout(this.#hold);
    const ms = HOLD_MS[settings.hold];
    if (ms === 0) this.dismiss();
    else if (ms !== null) this.#hold = window.setTimeout(this.dismiss, ms);
  }
}
