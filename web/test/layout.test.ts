import { describe, expect, it } from "vitest";
import { around, layoutOf, type Rect, type Room } from "../src/board/layout";

// What is left of each screen under the bar and the score.
const STAGES: [name: string, width: number, height: number, rem: number][] = [
  ["320x568", 320, 452, 16],
  ["390x844", 390, 728, 16],
  ["568x320", 568, 276, 16],
  ["844x390", 844, 346, 16],
  ["768x1024", 768, 930, 16],
  ["1024x768", 1024, 676, 16],
  ["1366x768", 1078, 676, 16],
  ["1440x2560", 1152, 2440, 20],
  ["2560x1440", 2200, 1320, 20],
  ["3840x2160", 3330, 2000, 27],
];
const PLAYERS = [2, 3, 4, 6];
const HANDS = [1, 4, 5, 6, 8];

const inside = (rect: Rect, room: Room) =>
  rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= room.width + 0.01 && rect.y + rect.h <= room.height + 0.01;

const overlap = (a: Rect, b: Rect) =>
  a.x + a.w > b.x + 0.01 && b.x + b.w > a.x + 0.01 && a.y + a.h > b.y + 0.01 && b.y + b.h > a.y + 0.01;

const rooms = STAGES.flatMap(([name, width, height, rem]) =>
  PLAYERS.flatMap((players) =>
    HANDS.map((hand): [string, Room] => [
      `${name}, ${players} players, ${hand} cards`,
      { width, height, rem, players, me: 0, clockwise: true, hand, rounds: 2, prompt: rem * 5.5, fans: false },
    ]),
  ),
);

describe.each(rooms)("a table of %s", (_, room) => {
  const place = layoutOf(room);

  it("shows the whole hand", () => {
    expect(place.hand.every((card) => inside(card, room))).toBe(true);
  });

  it("lets every card be hit by a finger, each for itself", () => {
    for (const target of place.targets) {
      expect(inside(target, room)).toBe(true);
      expect(Math.min(target.w, target.h)).toBeGreaterThanOrEqual(43.99);
    }
    place.targets.forEach((one, at) => place.targets.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
  });

  it("keeps the hand, the question and the plates apart", () => {
    const plates = place.plates.filter((plate) => plate !== null);
    expect(plates).toHaveLength(room.players - 1);
    for (const plate of plates) {
      expect(inside(plate, room)).toBe(true);
      expect(overlap(plate, place.prompt)).toBe(false);
      expect(place.hand.some((card) => overlap(card, plate))).toBe(false);
    }
    expect(place.hand.some((card) => overlap(card, place.prompt))).toBe(false);
  });

  it("shows the trick between them", () => {
    for (const pile of place.piles) {
      expect(inside({ ...pile, w: pile.w + pile.step }, room)).toBe(true);
      expect(overlap(pile, place.prompt)).toBe(false);
      expect(pile.w).toBeGreaterThanOrEqual(24);
    }
  });
});

const stocked = rooms
  .flatMap(([name, room]): [string, Room][] => [[name, room], [`${name}, hands beside the plates`, { ...room, fans: true }]])
  .filter(([, room]) => layoutOf(room).wide); // elsewhere the stock is a number only

describe.each(stocked)("the stock at %s", (_, room) => {
  const place = layoutOf(room);

  it("meets no plate, no hand of others and no card of the trick", () => {
    expect(inside(place.stock, room)).toBe(true);
    for (const other of [...place.plates, ...place.fans, ...place.piles, ...place.hand, place.prompt]) {
      if (other) expect(overlap(place.stock, other)).toBe(false);
    }
  });
});

describe("a long question on the smallest screen", () => {
  it.each(PLAYERS)("leaves the newest cards of %i players to be seen", (players) => {
    const room: Room = { width: 320, height: 452, rem: 16, players, me: 0, clockwise: true, hand: 4, rounds: 2, prompt: 118, fans: false };
    const place = layoutOf(room);
    expect(place.piles.filter((pile) => overlap(pile, place.prompt))).toEqual([]);
  });
});

describe("seats round a table", () => {
  it("lie to the left of whoever plays before them, or to the right where play goes that way", () => {
    expect([0, 1, 2, 3].map((seat) => around(seat, { players: 4, me: 1, clockwise: true }))).toEqual([3, 0, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => around(seat, { players: 4, me: 1, clockwise: false }))).toEqual([1, 0, 3, 2]);
  });
});
