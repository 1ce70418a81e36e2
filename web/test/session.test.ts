import { describe, expect, it } from "vitest";
import type { ServerMessage } from "../src/protocol";
import { emptySession, receive, sending, type Session } from "../src/state/session";
import { tableOf } from "./tables";

const hello: ServerMessage = { t: "hello", table: "x", seat: 0, host: true, seq: 3 };
const state = (seq: number): ServerMessage => ({ t: "state", seq, table: tableOf() });
const ev = (seq: number, events: Extract<ServerMessage, { t: "ev" }>["events"] = []): ServerMessage => ({
  t: "ev",
  seq,
  events,
  table: tableOf(),
});

const after = (...messages: ServerMessage[]): Session =>
  messages.reduce((session, message) => receive(session, message).session, emptySession());

const seated = () => after(hello, state(3));
const play = { t: "play", seq: 3, decision: "9C", a: 7 } as const;

describe("a session", () => {
  it("takes its seat and its table from the server", () => {
    expect(seated()).toMatchObject({ seat: 0, host: true, seq: 3 });
    expect(seated().table?.view?.hand).toEqual(["7H", "9C", "KC", "AS"]);
  });

  it("follows events one by one and leaves out what it has already seen", () => {
    const event = { kind: "new_match" } as const;
    const once = after(hello, state(3), ev(4, [event]));
    expect(once.seq).toBe(4);
    expect(receive(once, ev(4, [event])).session).toBe(once);
    expect(once.log.map((entry) => entry.event.kind)).toEqual(["unseen", "new_match"]);
  });

  it("sees a gap and asks for the whole state, without believing what came after it", () => {
    const step = receive(seated(), ev(6));
    expect(step.answer).toEqual({ t: "resume", last: 3 });
    expect(step.session.seq).toBe(3);
  });

  it("holds a finished trick until the next deal", () => {
    const trick = { kind: "trick", winner: 1, points: 10, cards: [[0, "9C"], [1, "9H"]], last: true } as const;
    const held = after(hello, state(3), ev(4, [{ ...trick, cards: [[0, "9C"], [1, "9H"]] }]));
    expect(held.held).toMatchObject({ winner: 1, points: 10 });
    expect(receive(held, state(4)).session.held).not.toBeNull();
    const dealt = { kind: "dealt", dealer: 0, leader: 1, number: 1 } as const;
    expect(receive(held, ev(5, [dealt])).session.held).toBeNull();
  });

  it("sends one thing at a time", () => {
    const sent = sending(seated(), play);
    expect(sent?.pending?.message).toEqual(play);
    expect(sending(sent ?? seated(), { ...play, a: 8 })).toBeNull();
  });

  it.each<[string, ServerMessage]>([
    ["its acknowledgement", { t: "ack", a: 7, seq: 4 }],
    ["its refusal", { t: "err", a: 7, id: "illegal-decision", arguments: {} }],
    ["a later event", ev(4)],
    ["a later state", state(5)],
  ])("is free again after %s", (_, message) => {
    const sent = sending(seated(), play) ?? seated();
    expect(receive(sent, message).session.pending).toBeNull();
  });

  it("keeps what is unanswered when somebody else's message is answered", () => {
    const sent = sending(seated(), play) ?? seated();
    expect(receive(sent, { t: "ack", a: 6, seq: 3 }).session.pending).not.toBeNull();
  });

  it("says an unanswered play again after a new greeting, once, and only if nothing has happened", () => {
    const sent = sending(seated(), play) ?? seated();
    expect(receive(sent, state(3)).answer).toBeNull();
    const greeted = receive(sent, hello).session;
    const again = receive(greeted, state(3));
    expect(again.answer).toEqual(play);
    expect(receive(again.session, state(3)).answer).toBeNull();
    expect(receive(greeted, state(4)).answer).toBeNull();
  });

  it("counts refusals, so that the same one is told twice", () => {
    const err: ServerMessage = { t: "err", a: null, id: "stale", arguments: {} };
    expect(after(err, err).refusal).toEqual({ id: "stale", arguments: {}, count: 2 });
  });

  it("remembers which cards of the trick came unseen", () => {
    const played: ServerMessage = {
      t: "ev",
      seq: 4,
      events: [{ kind: "played", seat: 0, card: "9C", dark: true }],
      table: tableOf({ trick: [[0, "9C"]] }),
    };
    expect(receive(seated(), played).session.dark).toEqual([0]);
  });
});
