/** Where do the signs stand on a plain card of 100 by 160? */

type Place = readonly [x: number, y: number];

const LEFT = 34;
const RIGHT = 66;
const MIDDLE = 50;
const pair = (y: number): Place[] => [
  [LEFT, y],
  [RIGHT, y],
];

/** The upper half of each rank; the lower half is the same turned by half a circle. */
const UPPER: Record<string, Place[]> = {
  "2": [[MIDDLE, 36]],
  "3": [[MIDDLE, 36]],
  "4": pair(36),
  "5": pair(36),
  "6": pair(36),
  "7": [...pair(33), [MIDDLE, 57]],
  "8": [...pair(33), [MIDDLE, 57]],
  "9": [...pair(31), ...pair(64)],
  T: [...pair(31), [MIDDLE, 47], ...pair(64)],
};

/** Signs that stand upright in the middle, or beside it, and have no partner below. */
const CENTRE: Record<string, Place[]> = {
  "3": [[MIDDLE, 80]],
  "5": [[MIDDLE, 80]],
  "6": pair(80),
  "7": pair(80),
  "8": pair(80),
  "9": [[MIDDLE, 80]],
};

const SIZE: Record<string, number> = { "2": 1.25, "3": 1.2, "4": 1.15, "5": 1.1, "6": 1.05 };

/** The pips of a rank from 2 to T as SVG, using the sign `sign`. */
export function pips(rank: string, sign: string): string {
  const size = SIZE[rank] ?? 1.02;
  const upper = UPPER[rank] ?? [];
  const lower = rank === "7" ? upper.slice(0, 2) : upper;
  const put = ([x, y]: Place, turn: string) =>
    `<use href="#${sign}" transform="translate(${x} ${y}) scale(${turn}${size})"/>`;
  return [
    ...upper.map((place) => put(place, "")),
    ...(CENTRE[rank] ?? []).map((place) => put(place, "")),
    ...lower.map(([x, y]) => put([100 - x, 160 - y], "-")),
  ].join("");
}
