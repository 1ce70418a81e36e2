/** Which drawings does a deck need, put together as one SVG sprite? */

import { ace, court } from "./figures.ts";
import { pips } from "./pips.ts";
import { type Deck, SIGNS, type Suit } from "./signs.ts";

const SUITS: Suit[] = ["C", "S", "H", "D"];
const PLAIN = "23456789T";

function picture(deck: Deck, rank: string, suit: Suit): string {
  const sign = `sign-${suit}`;
  if (rank === "A") return ace(deck, suit, sign);
  if (PLAIN.includes(rank)) return pips(rank, sign);
  return court(deck, rank, suit, sign, `${rank}${suit}`);
}

/** All 52 pictures (without corner letters, which the page sets as text) and the four signs. */
export function sprite(deck: Deck): string {
  const signs = SUITS.map((suit) => `<g id="sign-${suit}">${SIGNS[deck][suit]}</g>`);
  const cards = SUITS.flatMap((suit) =>
    [...`${PLAIN}JQKA`].map((rank) => `<g id="${rank}${suit}">${picture(deck, rank, suit)}</g>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${[...signs, ...cards].join("\n")}</defs></svg>\n`;
}
