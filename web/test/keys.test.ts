import { describe, expect, it } from "vitest";
import { keysFor, zonesOf } from "../src/board/keys";

const hand = (...codes: string[]) => codes.map((code) => ({ code, zone: "hand" }));

describe("keys of cards", () => {
  it("stay with a card that moves from the hand to the trick", () => {
    const before = hand("9C", "7H");
    const keys = keysFor(new Map(), before);
    const after = [...hand("7H"), { code: "9C", zone: "trick-0" }];
    expect(keysFor(zonesOf(keys, before), after)).toEqual([keys[1], keys[0]]);
  });

  it("tell equal cards of two packs apart and let the right one move", () => {
    const before = [...hand("TH", "TH"), { code: "TH", zone: "known-2" }];
    const keys = keysFor(new Map(), before);
    expect(new Set(keys).size).toBe(3);
    const after = [...hand("TH"), { code: "TH", zone: "known-2" }, { code: "TH", zone: "trick-0" }];
    const next = keysFor(zonesOf(keys, before), after);
    expect(next[1]).toBe(keys[2]);
    expect(new Set(next)).toEqual(new Set(keys));
  });
});
