/** How do points, tricks and totals line up by side? In `solo` games totals belong to seats. */

import type { Options, Seat } from "../protocol";
import { sideName } from "../words/sentences";

export interface SideScore {
  seats: number[];
  name: string;
  mine: boolean;
  points: number;
  tricks: number;
  totals: number[];
  score: number[];
  burned: boolean;
}

export interface Counted {
  points: number[];
  tricks: number[];
  score?: number[];
  burned?: number[];
}

const bySeat = (options: Options) => options["sides"] === "solo";

export function sideScores(
  sides: number[][],
  counted: Counted,
  totals: number[],
  options: Options,
  seats: Seat[],
  me: number | null,
): SideScore[] {
  const pick = (numbers: number[], side: number[], at: number) =>
    bySeat(options) ? side.map((seat) => numbers[seat] ?? 0) : [numbers[at] ?? 0];
  return sides.map((side, at) => ({
    seats: side,
    name: sideName(side, seats, me),
    mine: me !== null && side.includes(me),
    points: counted.points[at] ?? 0,
    tricks: counted.tricks[at] ?? 0,
    totals: pick(totals, side, at),
    score: pick(counted.score ?? [], side, at),
    burned: counted.burned?.includes(at) ?? false,
  }));
}

/** The seats that an index into the totals stands for. */
export function seatsOfTotal(index: number, sides: number[][], options: Options): number[] {
  return bySeat(options) ? [index] : (sides[index] ?? [index]);
}
