/** Which key means what at the table? */

import type { Panel } from "./Menu.svelte";

export type Fixed = "stop" | "continue" | "dark" | "call" | "next" | "trick" | "points" | "clear";

export type Action = { open: Panel } | { card: number } | { act: Fixed };

const KEYS: Record<string, Fixed> = {
  s: "stop",
  c: "continue",
  d: "dark",
  a: "call",
  n: "next",
  t: "trick",
  p: "points",
  Escape: "clear",
};

const PANELS: Record<string, Panel> = { l: "last", r: "rules", h: "help", "?": "help" };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** What a key asks for; null where it is not meant for the table. */
export function keyAction(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return null;
  if (/^[1-8]$/.test(event.key)) return { card: Number(event.key) - 1 };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const open = PANELS[key];
  const act = KEYS[key];
  return open ? { open } : act ? { act } : null;
}
