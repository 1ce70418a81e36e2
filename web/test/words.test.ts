import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../src/words/words.svelte";

const WORDS = join(import.meta.dirname, "../../src/sedma/words");
const SOURCE = join(import.meta.dirname, "../src");

const catalogue = (lang: string) =>
  readdirSync(join(WORDS, lang)).filter((file) => file !== "cli.ftl").map((file) => readFileSync(join(WORDS, lang, file), "utf8"));

const sources = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");

/** Every literal in the source that is written like an id and said, or passed on to be said. */
const said = [...sources.matchAll(/(?:say\(|id: |\? |: )"([a-z]+(?:-[a-z]+)+)"/g)]
  .map((match) => match[1] ?? "")
  .filter((id) => !["same-origin", "server-failed"].includes(id));

const own = [...(catalogue("en").find((text) => text.startsWith("# What the browser says")) ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map(
  (match) => match[1] ?? "",
);

describe.each(["en", "cs"])("the words of %s", (lang) => {
  const bundle = bundleOf(lang, catalogue(lang));

  it("have every sentence that is said", () => {
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it.each([0, 1, 2, 5, 12, 22, 101])("count %i without a fault", (count) => {
    for (const id of ["seat-cards", "score-tricks", "score-points", "home-players-count", "home-house"]) {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern && bundle.formatPattern(pattern, { count }, errors)).toBeTruthy();
      expect(errors).toEqual([]);
    }
  });
});

describe("Czech", () => {
  const bundle = bundleOf("cs", catalogue("cs"));
  it.each([
    [0, "0 karet"],
    [1, "1 karta"],
    [3, "3 karty"],
    [5, "5 karet"],
    [1.5, "1,5 karty"],
  ])("counts %d cards", (count, text) => {
    const pattern = bundle.getMessage("seat-cards")?.value;
    expect(pattern && bundle.formatPattern(pattern, { count })).toBe(text);
  });
});

describe("the winners of a deal", () => {
  it.each([
    ["en", 1, "Winner of the deal: X."],
    ["en", 2, "Winners of the deal: X."],
    ["cs", 1, "Tuto hru vyhrává: X."],
    ["cs", 2, "Tuto hru vyhrávají: X."],
  ])("in %s are %i", (lang, count, text) => {
    const bundle = bundleOf(lang, catalogue(lang));
    const pattern = bundle.getMessage("result-won")?.value;
    expect(pattern && bundle.formatPattern(pattern, { outcome: "simple", you: "no", who: "X", count })).toBe(text);
  });
});

describe("the browser's own catalogue", () => {
  it("holds nothing that is never said", () => {
    const built = /^(pace|settings|bot-player|log|key|menu|invite)-/;
    expect(own.filter((id) => !built.test(id) && !sources.includes(`"${id}"`))).toEqual([]);
  });
});
