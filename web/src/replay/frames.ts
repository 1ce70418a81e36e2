/** What does an opened record show at each step, and from whose chair? */

import type { Scene } from "../board/scene";
import type { Frame, Options, Position } from "../protocol";

/** What a record says of a player; both may be missing. */
export interface Player {
  name: string;
  bot: string | null;
}

export function playersOf(listed: Record<string, unknown>[]): Player[] {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return listed.map((one) => ({ name: text(one["name"]), bot: text(one["bot"]) || null }));
}

/** The first frame of each deal. */
export function dealStarts(frames: Frame[]): number[] {
  return frames.flatMap((frame, at) => (frame.deal !== frames[at - 1]?.deal ? [at] : []));
}

/** The picture of one frame from a seat; `open` shows every hand. */
export function sceneOfFrame(state: Position, me: number, open: boolean, players: Player[], options: Options): Scene {
  const partners = state.sides.find((side) => side.includes(me)) ?? [];
  return {
    players: state.hands.length,
    me,
    clockwise: options["rotation"] !== "acw",
    seats: state.hands.map((hand, seat) => ({
      seat,
      name: players[seat]?.name ?? "",
      bot: players[seat]?.bot ?? null,
      isBot: players[seat]?.bot != null,
      present: true,
      count: hand.length,
      known: open && seat !== me ? hand : [],
      turn: state.to_play === seat,
      dealer: state.dealer === seat,
      leads: state.leader === seat && state.trick.length > 0,
      owns: state.owner === seat,
      partner: seat !== me && partners.includes(seat),
    })),
    hand: (state.hands[me] ?? []).map((code) => ({ code, legal: state.to_play === me && state.legal.includes(code) })),
    trick: state.trick,
    dark: [],
    stock: state.stock.length,
    finished: false,
  };
}
