/** Which settings does this browser keep? They change pictures and words, never the game. */

export type Faces = "auto" | "german" | "french" | "four";
export type Theme = "auto" | "light" | "dark";
export type HoldTime = "off" | "fast" | "normal" | "slow" | "tap";
export type Letters = "UOK" | "JQK";

export interface Settings {
  lang: string;
  faces: Faces;
  letters: Letters;
  bigIndex: boolean;
  theme: Theme;
  guard: boolean;
  hold: HoldTime;
  name: string;
}

const KEY = "sedma.settings";

/** How long a finished trick stays, in milliseconds; null is until a tap. */
export const HOLD_MS: Record<HoldTime, number | null> = {
  off: 0,
  fast: 700,
  normal: 1_500,
  slow: 3_000,
  tap: null,
};

function languageOfBrowser(): string {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("cs")) ? "cs" : "en";
}

function defaults(): Settings {
  return {
    lang: languageOfBrowser(),
    faces: "auto",
    letters: "UOK",
    bigIndex: false,
    theme: "auto",
    guard: false,
    hold: "normal",
    name: "",
  };
}

/** What is stored, where it has the right shape; anything else falls back to the default. */
export function readSettings(text: string | null, fallback: Settings): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return fallback;
  }
  const kept = Object.entries(fallback).map(([key, value]) => {
    const found = stored[key];
    return [key, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(kept) as Settings;
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser may forbid storage; the game works without
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // as above
  }
}

/** Whether the game at hand has cards below the seven, which no German-suited pack has. */
const pack = $state({ low: false });

export function playWith(ranks: unknown): void {
  pack.low = typeof ranks === "string" && (ranks[0] ?? "7") < "7";
}

/** The pictures of the cards: those that were chosen, or those that suit the game. */
export function facesNow(): Exclude<Faces, "auto"> {
  if (settings.faces !== "auto") return settings.faces;
  return pack.low ? "french" : "german";
}

export const settings: Settings = $state(readSettings(recall(KEY), defaults()));

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  remember(KEY, JSON.stringify(settings));
}
