/** What does this client know of its table? Each message of the server folds into a session.
 *
 * The client never guesses: a card leaves the hand when the server has said so.
 */

import type { Arguments, ClientMessage, SeatCard, ServerMessage, TableEvent, TableState } from "../protocol";

const LOG_LENGTH = 300;

export interface LogEntry {
  id: number;
  /** What happened, or that something happened which this browser has not seen. */
  event: TableEvent | { kind: "unseen" };
}

/** A finished trick that stays in the picture for a while. */
export interface HeldTrick {
  seq: number;
  cards: SeatCard[];
  winner: number;
  points: number;
  /** The last one of the deal. */
  last: boolean;
}

export interface Pending {
  message: Extract<ClientMessage, { a: number }>;
  seq: number;
}

export interface Session {
  seat: number | null;
  host: boolean;
  seq: number;
  table: TableState | null;
  held: HeldTrick | null;
  /** Positions in the present trick of cards that came unseen from the stock, as far as seen here. */
  dark: number[];
  pending: Pending | null;
  log: LogEntry[];
  refusal: { id: string; arguments: Arguments; count: number } | null;
  /** A greeting has come and the state after it has not: what was never answered is said again. */
  greeted: boolean;
}

/** A session and what must be said to the server because of the message. */
export interface Step {
  session: Session;
  answer: ClientMessage | null;
}

export const emptySession = (): Session => ({
  seat: null,
  host: false,
  seq: -1,
  table: null,
  held: null,
  dark: [],
  pending: null,
  log: [],
  refusal: null,
  greeted: false,
});

function logged(log: LogEntry[], events: LogEntry["event"][]): LogEntry[] {
  let id = log.at(-1)?.id ?? 0;
  return [...log, ...events.map((event) => ({ id: ++id, event }))].slice(-LOG_LENGTH);
}

function holding(held: HeldTrick | null, seq: number, events: TableEvent[]): HeldTrick | null {
  const trick = events.findLast((event) => event.kind === "trick");
  if (trick) return { seq, cards: trick.cards, winner: trick.winner, points: trick.points, last: trick.last };
  return events.some((event) => event.kind === "dealt" || event.kind === "new_match") ? null : held;
}

function darkNow(dark: number[], events: TableEvent[], table: TableState): number[] {
  const length = table.view?.trick.length ?? 0;
  if (length === 0) return [];
  const played = events.some((event) => event.kind === "played" && event.dark);
  return played ? [...dark, length - 1] : dark;
}

/** What was sent is settled once the table has moved on, whoever moved it. */
function unsettled(pending: Pending | null, seq: number): Pending | null {
  return pending && seq > pending.seq ? null : pending;
}

function onState(session: Session, seq: number, table: TableState): Step {
  const pending = unsettled(session.pending, seq);
  const same = seq === session.seq; // then only somebody's presence has changed
  const begun = table.view !== null || table.deals.length > 0;
  const log = same || !begun ? session.log : logged(session.log, [{ kind: "unseen" }]);
  const picture = same ? {} : { held: null, dark: [] };
  return {
    session: { ...session, ...picture, seq, table, pending, log, greeted: false },
    answer: session.greeted ? (pending?.message ?? null) : null,
  };
}

function onEvents(session: Session, seq: number, events: TableEvent[], table: TableState): Step {
  if (seq <= session.seq) return { session, answer: null };
  if (seq > session.seq + 1) return { session, answer: { t: "resume", last: Math.max(0, session.seq) } };
  return {
    session: {
      ...session,
      seq,
      table,
      held: holding(session.held, seq, events),
      dark: darkNow(session.dark, events, table),
      pending: unsettled(session.pending, seq),
      log: logged(session.log, events),
    },
    answer: null,
  };
}

function settle(session: Session, a: number | null): Pending | null {
  return a !== null && session.pending?.message.a === a ? null : session.pending;
}

/** The session after one message, and the answer it calls for. */
export function receive(session: Session, message: ServerMessage): Step {
  switch (message.t) {
    case "hello":
      return { session: { ...session, seat: message.seat, host: message.host, greeted: true }, answer: null };
    case "state":
      return onState(session, message.seq, message.table);
    case "ev":
      return onEvents(session, message.seq, message.events, message.table);
    case "ack":
      return { session: { ...session, pending: settle(session, message.a) }, answer: null };
    case "err": {
      const count = (session.refusal?.count ?? 0) + 1;
      const refusal = { id: message.id, arguments: message.arguments, count };
      return { session: { ...session, pending: settle(session, message.a), refusal }, answer: null };
    }
    case "pong":
      return { session, answer: null };
  }
}

/** The session with a message on its way; null while another one is still unanswered. */
export function sending(session: Session, message: Pending["message"]): Session | null {
  if (session.pending) return null;
  return { ...session, pending: { message, seq: session.seq } };
}
