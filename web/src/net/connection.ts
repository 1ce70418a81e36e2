/** How does a table stay connected? One socket, a heartbeat, and patient, jittered returns. */

import type { ClientMessage, ServerMessage } from "../protocol";

export const QUIET_MS = 2_500; // silence after which the client asks
export const DEAD_MS = 9_000; // silence after which the socket counts as lost
const RETRIES_MS = [1_000, 2_000, 4_000, 8_000];
const JITTER = 0.3;
const FINAL_CODES = new Set([4001, 4003]); // log in again, seat taken elsewhere

export type Link = "connecting" | "open" | "lost" | "closed";

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface World {
  open(): Socket;
  random(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  link(link: Link, code?: number): void;
}

export class Connection {
  link: Link = "closed";
  #world: World;
  #listener: Listener;
  #socket: Socket | null = null;
  #failures = 0;
  #retry = 0;
  #heartbeat = 0;
  #death = 0;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  start(): void {
    this.#drop();
    this.#world.clearTimeout(this.#retry);
    this.#say("connecting");
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => this.#current(socket, () => this.#opened());
    socket.onmessage = (event: { data: string }) => this.#current(socket, () => this.#received(event.data));
    socket.onclose = (event: { code: number }) => this.#current(socket, () => this.#ended(event.code));
    this.#watch();
  }

  stop(): void {
    this.#world.clearTimeout(this.#retry);
    this.#drop();
    this.#say("closed");
  }

  /** Come back at once: the network, the page or the tab is there again. */
  wake(): void {
    if (this.link === "lost") this.start();
    else if (this.link === "open") this.send({ t: "ping" });
  }

  /** Whether the message went out; what did not is not kept. */
  send(message: ClientMessage): boolean {
    if (this.link !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #current(socket: Socket, run: () => void): void {
    if (socket === this.#socket) run();
  }

  #opened(): void {
    this.#failures = 0;
    this.#say("open");
    this.#watch();
  }

  #received(text: string): void {
    this.#watch();
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== "pong") this.#listener.message(message);
  }

  #ended(code: number): void {
    this.#drop();
    if (FINAL_CODES.has(code)) {
      this.#say("closed", code);
      return;
    }
    const step = RETRIES_MS[Math.min(this.#failures, RETRIES_MS.length - 1)] ?? 8_000;
    this.#failures += 1;
    const wait = step * (1 - JITTER + 2 * JITTER * this.#world.random());
    this.#say("lost", code);
    this.#retry = this.#world.setTimeout(() => this.start(), wait);
  }

  /** Every sign of life starts both clocks again. */
  #watch(): void {
    this.#world.clearTimeout(this.#heartbeat);
    this.#world.clearTimeout(this.#death);
    this.#heartbeat = this.#world.setTimeout(() => this.send({ t: "ping" }), QUIET_MS);
    this.#death = this.#world.setTimeout(() => this.#ended(0), DEAD_MS);
  }

  #drop(): void {
    this.#world.clearTimeout(this.#heartbeat);
    this.#world.clearTimeout(this.#death);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #say(link: Link, code?: number): void {
    this.link = link;
    this.#listener.link(link, code);
  }
}
