/** Why did a deal end as it did, where the bare numbers do not tell? Read from the result and the rules' options. */

import type { Options, Result, TableState } from "../protocol";
import type { Sentence } from "./prompt";

/** What the last trick brings over its cards; `result` is of the deal, null while it lasts. */
export function lastTrickBonus(options: Options, result: Result | null): number {
  const early = result?.outcome === "quartet" || result?.outcome === "call";
  return early ? 0 : Number(options["last_trick"] ?? 0);
}

function sweep(result: Result, options: Options): Sentence[] {
  const bonus = Number(options["sweep_bonus"] ?? 0);
  if (result.outcome !== "naked" || options["hand_score"] !== "points" || bonus === 0) return [];
  const at = result.tricks.findIndex((tricks) => tricks > 0);
  const points = result.points[at] ?? 0;
  return [{ id: "reason-sweep", named: { points, bonus, total: points + bonus } }];
}

function decidedByLastTrick(result: Result, options: Options): boolean {
  if (options["tie"] !== "last_trick" || result.outcome !== "simple") return false;
  const most = Math.max(...result.points);
  return result.points.filter((points) => points === most).length > 1;
}

/** The sentences below the outcome of the deal that the table shows. */
export function reasonsOf(table: TableState, result: Result, name: (seat: number) => string): Sentence[] {
  const options = table.rules.options;
  const last = table.view?.result ? table.last_trick : null;
  const bonus = lastTrickBonus(options, result);
  return [
    ...(last && bonus > 0 ? [{ id: "reason-last-points", named: { bonus, who: name(last.winner) } }] : []),
    ...(last && decidedByLastTrick(result, options) ? [{ id: "reason-last-decides", named: { who: name(last.winner) } }] : []),
    ...sweep(result, options),
  ];
}
