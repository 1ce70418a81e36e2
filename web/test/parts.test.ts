import { afterEach, describe, expect, it } from "vitest";
import type { Options, Result } from "../src/protocol";
import { changedOptions, optionFromText, optionToText } from "../src/home/optionText";
import { invitationAddress, reachableFromOutside, readInvitation } from "../src/net/link";
import { routeOf } from "../src/state/route.svelte";
import { absentPrompt, legalCards, ownership, promptOf, reasonOf } from "../src/table/prompt";
import { lastTrickBonus, reasonsOf } from "../src/table/reasons";
import { seatsOfTotal } from "../src/table/scores";
import { facesNow, playWith } from "../src/state/settings.svelte";
import { tableOf, viewOf } from "./tables";

describe("an invitation", () => {
  it("is read back from its address", () => {
    const address = new URL(invitationAddress("http://h:1", "Ab-9_", "s/+&="));
    expect(readInvitation(address.pathname, address.hash)).toEqual({ table: "Ab-9_", secret: "s/+&=" });
  });

  it.each([
    ["/", "#s=x"],
    ["/t/abc", ""],
    ["/t/abc", "#q=x"],
    ["/t/a/b", "#s=x"],
  ])("is not %s%s", (path, fragment) => {
    expect(readInvitation(path, fragment)).toBeNull();
  });

  it.each([
    ["localhost", false],
    ["127.0.0.1", false],
    ["[::1]", false],
    ["192.168.1.5", true],
    ["box.local", true],
  ])("from %s can be followed elsewhere: %s", (host, reachable) => {
    expect(reachableFromOutside(host)).toBe(reachable);
  });
});

describe("options as text", () => {
  it.each<[string, boolean, string, unknown]>([
    ["cards", false, "8, 8", ["8", "8"]],
    ["cards", false, "10h", ["TH"]],
    ["ranks", false, "7 2", ["7", "2"]],
    ["ranks", false, "", []],
    ["packets", false, "2+2", [2, 2]],
    ["stakes", true, "1/2/3", [1, 2, 3]],
    ["stakes", true, " ", null],
    ["points", false, "A10 10:10, K4", { A: 10, T: 10, K: 4 }],
    ["points", false, "much", "much"],
    ["number", false, "15", 15],
    ["number", false, "many", "many"],
  ])("%s (may be none: %s) %j", (kind, nullable, text, value) => {
    expect(optionFromText(kind, nullable, text)).toEqual(value);
  });

  it.each<[string, unknown]>([
    ["points", { A: 10, T: 10 }],
    ["packets", [1, 1, 1, 1]],
    ["stakes", [5, 10, 15]],
    ["ranks", ["2", "7"]],
  ])("%s are read back as they are shown", (kind, value) => {
    expect(optionFromText(kind, false, optionToText(value))).toEqual(value);
  });

  it("are sent only where they differ from the game", () => {
    expect(changedOptions({ wild: ["7"], target: 5 }, { wild: ["7"], target: 6 })).toEqual({ target: 6 });
  });
});

describe("what a player is asked", () => {
  const name = (seat: number | null) => `seat ${seat}`;
  const sides = [
    [0, 2],
    [1, 3],
  ];
  const question = { round_over: true, led: "9", trick: [[0, "9C"], [1, "8C"]] as [number, string][] };

  it("tells whose trick it is", () => {
    expect([0, 2, 3].map((owner) => ownership(viewOf({ owner, sides })))).toEqual(["own", "partner", "against"]);
  });

  it("is asked alike with and without a card to go on with", () => {
    const can = promptOf(viewOf({ ...question, owner: 1, legal: ["stop", "9D"] }), name);
    const cannot = promptOf(viewOf({ ...question, owner: 1, legal: ["stop"] }), name);
    expect([can?.id, cannot?.id]).toEqual(["prompt-continue", "prompt-continue"]);
    expect([can?.named["can"], cannot?.named["can"]]).toEqual(["yes", "no"]);
  });

  it("is the same for everybody else, whether or not the leader has a choice", () => {
    const waiting = promptOf(viewOf({ ...question, seat: 1, owner: 1, legal: [] }), name);
    expect(waiting).toEqual({ id: "prompt-leader-decides", named: { who: "seat 0" } });
  });

  it("knows cards from other decisions", () => {
    expect(legalCards(viewOf({ legal: ["stop", "call", "dark", "TS"] }))).toEqual(["TS"]);
  });

  it.each([
    [viewOf({ to_play: 1, legal: [] }), "reason-not-your-turn"],
    [viewOf({ to_play: null, legal: [] }), "reason-nobody"],
    [viewOf({ ...question, legal: ["stop"] }), "reason-only-stop"],
    [viewOf({ ...question, legal: ["stop", "9D"] }), "reason-continue"],
    [viewOf({ legal: ["9C"] }), "reason-other"],
  ])("hears why a card is refused (%#)", (view, id) => {
    expect(reasonOf(view, "KC", name).id).toBe(id);
  });
});

describe("a wait for somebody who is not here", () => {
  it("tells the host what can be done about it", () => {
    const sentence = absentPrompt(viewOf({ to_play: 1 }), true, (seat) => `seat ${seat}`);
    expect(sentence).toEqual({ id: "prompt-absent", named: { who: "seat 1", host: "yes" } });
  });
});

describe("why a deal ended so", () => {
  const result = (change: Partial<Result>): Result => ({
    points: [50, 40],
    tricks: [5, 3],
    outcome: "simple",
    winners: [0],
    score: [1, 0],
    burned: [],
    next_dealer: 0,
    ...change,
  });
  const last_trick = { leader: 0, winner: 1, cards: [], points: 10 };
  const reasons = (change: Partial<Result>, options: Options) => {
    const ended = result(change);
    const table = tableOf({ result: ended }, { last_trick, rules: { preset: "x", options } });
    return reasonsOf(table, ended, (seat) => `seat ${seat}`);
  };
  const who = "seat 1";

  it("names what the last trick brought", () => {
    expect(reasons({}, { last_trick: 10 })).toEqual([{ id: "reason-last-points", named: { bonus: 10, who } }]);
    expect(reasons({}, { last_trick: 0 })).toEqual([]);
  });

  it.each(["quartet", "call"])("knows that no last trick counts after a %s", (outcome) => {
    expect(lastTrickBonus({ last_trick: 10 }, result({ outcome }))).toBe(0);
    expect(reasons({ outcome }, { last_trick: 10 })).toEqual([]);
  });

  it("names the last trick where points were level and it decided", () => {
    const options = { last_trick: 0, tie: "last_trick" };
    expect(reasons({ points: [40, 40] }, options)).toEqual([{ id: "reason-last-decides", named: { who } }]);
    expect(reasons({}, options)).toEqual([]);
  });

  it("adds up what every trick brought", () => {
    const swept = { outcome: "naked", points: [0, 90], tricks: [0, 9], winners: [1] };
    const named = { points: 90, bonus: 80, total: 170 };
    expect(reasons(swept, { sweep_bonus: 80, hand_score: "points" })).toEqual([{ id: "reason-sweep", named }]);
    expect(reasons(swept, { sweep_bonus: 80, hand_score: "stakes" })).toEqual([]);
  });
});

describe("the pictures of the cards", () => {
  afterEach(() => playWith(null));

  it.each([
    ["7-A", "german"],
    ["2-A", "french"],
    [undefined, "german"],
  ])("suit a pack of %s", (ranks, faces) => {
    playWith(ranks);
    expect(facesNow()).toBe(faces);
  });
});

describe("totals", () => {
  it("belong to sides, or to seats where one plays against the rest", () => {
    const sides = [[0], [1, 2]];
    expect(seatsOfTotal(1, sides, { sides: "partners" })).toEqual([1, 2]);
    expect(seatsOfTotal(1, sides, { sides: "solo" })).toEqual([1]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "home"],
    ["/t/abc", "table"],
    ["/replay", "replay"],
    ["/nowhere", "home"],
  ])("%s is the screen %s", (path, screen) => {
    expect(routeOf(path).screen).toBe(screen);
  });
});
