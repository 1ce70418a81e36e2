/** What lies where on a table? The one picture from which live tables and replays are drawn. */

import type { HeldTrick } from "../state/session";
import type { SeatCard, TableState } from "../protocol";

export interface SceneSeat {
  seat: number;
  name: string;
  bot: string | null;
  isBot: boolean;
  present: boolean;
  count: number;
  /** Cards in this hand that everybody at this table may see. */
  known: string[];
  turn: boolean;
  dealer: boolean;
  leads: boolean;
  owns: boolean;
  partner: boolean;
}

export interface HandCard {
  code: string;
  legal: boolean;
}

export interface Scene {
  players: number;
  /** The seat at the bottom. */
  me: number;
  clockwise: boolean;
  seats: SceneSeat[];
  hand: HandCard[];
  trick: SeatCard[];
  /** Positions in the trick of cards that came unseen from the stock. */
  dark: number[];
  stock: number;
  /** The picture shows a trick that is over. */
  finished: boolean;
}

/** The cards of each seat that the view names as seen by all, besides the own hand. */
function knownOf(shown: SeatCard[], seat: number, me: number): string[] {
  return seat === me ? [] : shown.filter(([holder]) => holder === seat).map(([, card]) => card);
}

export function partnersOf(sides: number[][], seat: number | null): number[] {
  if (seat === null) return [];
  return (sides.find((side) => side.includes(seat)) ?? []).filter((other) => other !== seat);
}

/** The picture of a live table; a held trick is shown in place of the present one. */
export function sceneOf(table: TableState, seat: number | null, held: HeldTrick | null, dark: number[]): Scene | null {
  const view = table.view;
  if (!view) return null;
  const me = seat ?? 0;
  const partners = partnersOf(view.sides, seat);
  const owner = held ? held.winner : view.owner;
  const mine = view.to_play === view.seat && view.seat !== null;
  return {
    players: table.seats.length,
    me,
    clockwise: table.rules.options["rotation"] !== "acw",
    seats: table.seats.map((chair) => ({
      seat: chair.seat,
      name: chair.name,
      bot: chair.bot,
      isBot: chair.kind === "bot",
      present: chair.present,
      count: view.hand_counts[chair.seat] ?? 0,
      known: knownOf(view.shown, chair.seat, me),
      turn: view.to_play === chair.seat,
      dealer: view.dealer === chair.seat,
      leads: !held && view.leader === chair.seat && view.trick.length > 0,
      owns: owner === chair.seat,
      partner: partners.includes(chair.seat),
    })),
    hand: view.hand.map((code) => ({ code, legal: mine && view.legal.includes(code) })),
    trick: held ? held.cards : view.trick,
    dark: held ? [] : dark,
    stock: view.stock_count,
    finished: held !== null,
  };
}
