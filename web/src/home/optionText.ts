/** How are options that are lists or maps typed? As people write them: `8, 9`, `A10 T10`, `1/2/3`. */

import type { OptionValue } from "../protocol";

const parts = (text: string) => text.split(/[\s,/+]+/).filter((part) => part !== "");

const numberOr = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

/** The ten is T to programs and 10 to people. */
const rankIn = (text: string) => text.toUpperCase().replace(/^10/, "T");

/** How a value stands in a text field. */
export function optionToText(value: OptionValue): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object") return Object.entries(value).map(([rank, points]) => `${rank}:${points}`).join(", ");
  return String(value);
}

function pointsFrom(text: string): OptionValue {
  const pairs = parts(text).map((part) => /^(10|[2-9A-Za-z])[:=]?(-?\d+)$/.exec(part));
  if (pairs.some((pair) => pair === null)) return text;
  return Object.fromEntries(pairs.map((pair) => [rankIn(pair?.[1] ?? ""), Number(pair?.[2])]));
}

/** The value that a text field holds; what cannot be read goes to the server as it stands. */
export function optionFromText(kind: string, nullable: boolean, text: string): OptionValue {
  if (nullable && text.trim() === "") return null;
  switch (kind) {
    case "number":
      return numberOr(text.trim());
    case "packets":
    case "stakes":
      return parts(text).map(numberOr);
    case "cards":
    case "ranks":
      return parts(text).map(rankIn);
    case "points":
      return pointsFrom(text);
    default:
      return text;
  }
}

/** Only what differs from the game as it stands. */
export function changedOptions(base: Record<string, OptionValue>, now: Record<string, OptionValue>): Record<string, OptionValue> {
  const same = (a: OptionValue, b: OptionValue) => JSON.stringify(a) === JSON.stringify(b);
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(base[name], value)));
}
