/** What can be asked of the server outside a table's socket? */

import type { Arguments, Entered, Offer, Options, RefusedRecord, Replay, RulesPage, SeatLink, Summary, TableForm, TableMadeAnswer } from "../protocol";

/** A refusal by the server: an id with arguments, as everywhere. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: Arguments,
    readonly status: number,
    /** Where in a record, if it is one that was refused. */
    readonly deal: number | null = null,
    readonly move: number | null = null,
  ) {
    super(id);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: "same-origin", ...init });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = (body as { error?: Partial<RefusedRecord> } | null)?.error;
  throw new Refusal(error?.id ?? "server-failed", error?.arguments ?? {}, response.status, error?.deal ?? null, error?.move ?? null);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<Offer>("/api/games"),
  rules: (preset: string, options: Options, lang: string) =>
    post<RulesPage>("/api/rules", { preset, options, lang }),
  create: (table: TableForm) => post<TableMadeAnswer>("/api/tables", table),
  enter: (table: string, secret: string) => post<Entered>(at(table, "/enter"), { secret }),
  invite: (table: string, seat: number) => post<SeatLink>(at(table, "/invite"), { seat }),
  summary: (table: string) => ask<Summary>(at(table)),
  recordAddress: (table: string) => at(table, "/record"),
  replay: (record: string) => post<Replay>("/api/replay", record),
};
