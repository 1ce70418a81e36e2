/** Which tables has this browser sat at? Only their names are kept; the right to enter is a cookie. */

import { recall, remember } from "./settings.svelte";

export interface RecentTable {
  table: string;
  preset: string;
  at: number;
}

const KEY = "sedma.tables";
const KEPT = 12;

export function recentTables(): RecentTable[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is RecentTable => typeof one?.table === "string" && typeof one.preset === "string");
  } catch {
    return [];
  }
}

export function rememberTable(table: string, preset: string): void {
  const others = recentTables().filter((one) => one.table !== table);
  remember(KEY, JSON.stringify([{ table, preset, at: Date.now() }, ...others].slice(0, KEPT)));
}

export function forgetTable(table: string): void {
  remember(KEY, JSON.stringify(recentTables().filter((one) => one.table !== table)));
}
