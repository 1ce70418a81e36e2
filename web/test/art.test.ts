import { describe, expect, it } from "vitest";
import { sprite } from "../art/sprites.ts";

describe.each(["german", "french"] as const)("the %s deck", (deck) => {
  const drawn = sprite(deck);

  it("has 52 cards and four signs, each once", () => {
    const ids = [...drawn.matchAll(/<g id="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /^[2-9TJQKA][CSHD]$/.test(id))).toHaveLength(52);
    expect(ids.filter((id) => id.startsWith("sign-"))).toHaveLength(4);
  });

  it("refers only to what it holds and to nothing outside", () => {
    for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(drawn).toContain(`id="${id}"`);
    expect(drawn.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|style=|<script|url\(/);
  });

  it.each([
    ["2", 2],
    ["5", 5],
    ["7", 7],
    ["8", 8],
    ["9", 9],
    ["T", 10],
  ])("shows as many signs on a %s as it counts", (rank, count) => {
    const card = drawn.split(`<g id="${rank}C">`)[1]?.split("</g>")[0] ?? "";
    expect(card.match(/<use/g)).toHaveLength(count);
  });
});
