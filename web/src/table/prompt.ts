/** What is a person asked, and why is a card not to be played now? Read from the view; no rules here. */

import { partnersOf } from "../board/scene";
import type { View } from "../protocol";
import { cardName, cardNames, rankName } from "../words/sentences";
import type { Named } from "../words/words.svelte";

export interface Sentence {
  id: string;
  named: Named;
}

const isCard = (decision: string) => /^[2-9TJQKA][CSHD]$/.test(decision);

export const legalCards = (view: View) => view.legal.filter(isCard);

export const isMyTurn = (view: View | null | undefined) => !!view && view.seat !== null && view.to_play === view.seat;

/** Whether the trick lies with me, with my partner, or with somebody else. */
export function ownership(view: View): "own" | "partner" | "against" {
  if (view.owner === view.seat) return "own";
  return view.owner !== null && partnersOf(view.sides, view.seat).includes(view.owner) ? "partner" : "against";
}

type NameOf = (seat: number | null) => string;

function myPrompt(view: View, name: NameOf): Sentence {
  const owner = { owner: ownership(view), who: name(view.owner), points: view.trick_points };
  if (view.round_over) {
    const cards = legalCards(view);
    return { id: "prompt-continue", named: { ...owner, can: cards.length > 0 ? "yes" : "no", cards: cardNames(cards) } };
  }
  if (view.must_play_hand) return { id: "prompt-barred", named: {} };
  if (view.trick.length === 0) return { id: "prompt-lead", named: {} };
  return { id: "prompt-follow", named: { ...owner, rank: view.led ? rankName(view.led) : "" } };
}

/** The sentence above the hand, or null when nobody has to decide. */
export function promptOf(view: View, name: NameOf): Sentence | null {
  if (view.to_play === null) return null;
  if (isMyTurn(view)) return myPrompt(view, name);
  return { id: view.round_over ? "prompt-leader-decides" : "prompt-wait", named: { who: name(view.to_play) } };
}

/** The sentence where all wait for a person who is not at the table. */
export function absentPrompt(view: View, host: boolean, name: NameOf): Sentence {
  return { id: "prompt-absent", named: { who: name(view.to_play), host: host ? "yes" : "no" } };
}

/** Why this card cannot be played now. */
export function reasonOf(view: View, card: string, name: NameOf): Sentence {
  if (view.to_play === null) return { id: "reason-nobody", named: {} };
  if (!isMyTurn(view)) return { id: "reason-not-your-turn", named: { who: name(view.to_play) } };
  const cards = legalCards(view);
  if (view.round_over && cards.length === 0) return { id: "reason-only-stop", named: {} };
  if (view.round_over) return { id: "reason-continue", named: { card: cardName(card), cards: cardNames(cards) } };
  return { id: "reason-other", named: { card: cardName(card), cards: cardNames(cards) } };
}
