/** Where does the picture of each card go? From the scene and the layout to the card layer. */

import type { Placed } from "./CardLayer.svelte";
import { type Layout, RATIO, type Rect } from "./layout";
import type { Scene } from "./scene";

const Z = { stock: 1, fan: 2, trick: 4, hand: 40 };

export interface Fan {
  w: number;
  spots: { x: number; y: number }[];
}

/** The small cards beside each plate: those known, then the backs of the rest. */
export function knownPlaces(scene: Scene, place: Layout): (Fan | null)[] {
  return scene.seats.map((seat) => {
    const area = place.fans[seat.seat];
    if (!area || seat.count === 0) return null;
    const w = Math.max(16, (area.h - 6) / RATIO);
    const step = Math.min(w + 3, (area.w - w) / Math.max(1, seat.count - 1));
    const left = area.x + (area.w - w - step * (seat.count - 1)) / 2;
    return { w, spots: Array.from({ length: seat.count }, (_, at) => ({ x: left + at * step, y: area.y + 4 })) };
  });
}

const middle = (rect: Rect | null | undefined, fallback: { x: number; y: number }) =>
  rect ? { x: rect.x + rect.w / 2 - 20, y: rect.y + rect.h / 2 - 30 } : fallback;

interface Drawn {
  scene: Scene;
  place: Layout;
  keys: string[];
  known: (Fan | null)[];
  myTurn: boolean;
  chosen: string | null;
  focused: string | null;
}

function handCards({ scene, place, keys, myTurn, chosen, focused }: Drawn): Placed[] {
  return scene.hand.map((card, at) => {
    const rect = place.hand[at] ?? { x: 0, y: 0, w: 0, h: 0 };
    const key = keys[at] ?? "";
    return {
      key,
      code: card.code,
      x: rect.x,
      y: rect.y,
      w: rect.w,
      z: Z.hand + at,
      dim: myTurn && !card.legal,
      ready: myTurn && card.legal,
      lifted: chosen === key,
      focused: focused === key,
      from: { x: place.stock.x, y: place.stock.y },
    };
  });
}

function trickCards({ scene, place, keys }: Drawn): Placed[] {
  const laid = new Map<number, number>();
  const newest = new Map(scene.trick.map(([seat], at) => [seat, at]));
  return scene.trick.map(([seat, code], at) => {
    const pile = place.piles[seat] ?? { x: 0, y: 0, w: 0, h: 0, step: 0 };
    const before = laid.get(seat) ?? 0;
    laid.set(seat, before + 1);
    return {
      key: keys[scene.hand.length + at] ?? "",
      code,
      x: pile.x + before * pile.step,
      y: pile.y,
      w: pile.w,
      z: Z.trick + at,
      owns: (scene.seats[seat]?.owns ?? false) && newest.get(seat) === at,
      turned: scene.dark.includes(at),
      from: middle(place.plates[seat], { x: place.prompt.x + place.prompt.w / 2, y: place.prompt.y + place.prompt.h }),
    };
  });
}

function fanCards({ scene, place, keys, known }: Drawn): Placed[] {
  let next = scene.hand.length + scene.trick.length;
  return scene.seats.flatMap((seat) => {
    const fan = known[seat.seat];
    const first = next;
    next += seat.known.length;
    if (!fan) return [];
    return fan.spots.map((spot, at) => ({
      key: seat.known[at] === undefined ? `back-${seat.seat}-${at}` : (keys[first + at] ?? ""),
      code: seat.known[at] ?? null,
      ...spot,
      w: fan.w,
      z: Z.fan + at,
      from: seat.known[at] === undefined ? { x: place.stock.x, y: place.stock.y } : middle(place.plates[seat.seat], spot),
    }));
  });
}

function stockCards({ scene, place }: Drawn): Placed[] {
  if (!place.wide) return [];
  const depth = Math.min(3, Math.ceil(scene.stock / 4));
  return Array.from({ length: depth }, (_, at) => ({
    key: `stock-${at}`,
    code: null,
    x: place.stock.x + at * 2,
    y: place.stock.y - at * 2,
    w: place.stock.w,
    z: Z.stock + at,
    from: { x: place.stock.x, y: place.stock.y },
  }));
}

export function placeCards(drawn: Drawn): Placed[] {
  return [...stockCards(drawn), ...fanCards(drawn), ...trickCards(drawn), ...handCards(drawn)];
}
