/** What does a table look like that the tests can bend to their needs? */

import type { TableState, View } from "../src/protocol";

export function viewOf(change: Partial<View> = {}): View {
  return {
    seat: 0,
    dealer: 1,
    leader: 0,
    to_play: 0,
    legal: ["7H", "9C", "KC", "AS"],
    hand: ["7H", "9C", "KC", "AS"],
    hand_counts: [4, 4],
    stock_count: 24,
    led: null,
    owner: null,
    trumped: false,
    trick: [],
    trick_points: 0,
    round_over: false,
    sides: [[0], [1]],
    solo: null,
    points: [0, 0],
    tricks: [0, 0],
    history: [],
    dark: [],
    shown: [],
    must_play_hand: false,
    question: false,
    said: null,
    signals: [],
    result: null,
    totals: [0, 0],
    target: 5,
    deal_number: 0,
    ...change,
  };
}

export function tableOf(view: Partial<View> = {}, change: Partial<TableState> = {}): TableState {
  return {
    rules: { preset: "sedma2", options: { rotation: "cw", sides: "alone" } },
    seats: [
      { seat: 0, kind: "person", name: "Jana", bot: null, present: true },
      { seat: 1, kind: "bot", name: "Ben", bot: "rules", present: false },
    ],
    host_seat: 0,
    view: viewOf(view),
    last_trick: null,
    deals: [],
    totals: [0, 0],
    match_over: false,
    winner: null,
    waiting: "play",
    pace: "off",
    ...change,
  };
}
