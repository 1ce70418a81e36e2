/** What do the court cards look like? One bust, drawn above the middle and turned for the lower half. */

import type { Deck, Suit } from "./signs.ts";

interface Cloth {
  coat: string;
  trim: string;
  dark: string;
  ground: string;
}

const CLOTH: Record<Deck, Record<Suit, Cloth>> = {
  german: {
    C: { coat: "#a8672a", trim: "#f0d9a8", dark: "#5c3512", ground: "#f6ead2" },
    S: { coat: "#3d7f3a", trim: "#e3edb9", dark: "#1d4a1c", ground: "#e6f0dc" },
    H: { coat: "#b93a34", trim: "#f6d9b5", dark: "#6e1713", ground: "#f9e4dd" },
    D: { coat: "#d59a1a", trim: "#b5342b", dark: "#6b4a00", ground: "#fbf0cc" },
  },
  french: {
    C: { coat: "#2d6a64", trim: "#ecd9a0", dark: "#12332f", ground: "#e4eeec" },
    S: { coat: "#34497e", trim: "#e8d39a", dark: "#18233f", ground: "#e6eaf4" },
    H: { coat: "#b4373a", trim: "#f2d49a", dark: "#651518", ground: "#f8e6e2" },
    D: { coat: "#c46a24", trim: "#f6e2ae", dark: "#6a3409", ground: "#faeadb" },
  },
};

const SKIN = "#f3cfae";
const LINE = "#4a2f1c";
const GOLD = "#e5b631";
const HAIR: Record<Suit, string> = { C: "#5b3a1e", S: "#3a2c24", H: "#a8612a", D: "#8a6a2c" };

const face =
  `<ellipse cx="50" cy="43" rx="10.2" ry="12.6" fill="${SKIN}" stroke="${LINE}" stroke-width=".9"/>` +
  `<path d="M43.2 40.2q2.6-1.9 5.2 0M51.6 40.2q2.6-1.9 5.2 0" fill="none" stroke="${LINE}" stroke-width="1.2" stroke-linecap="round"/>` +
  `<circle cx="45.9" cy="42.6" r="1.15" fill="${LINE}"/><circle cx="54.1" cy="42.6" r="1.15" fill="${LINE}"/>` +
  `<path d="M50 42.6l-1.5 5h2.4" fill="none" stroke="${LINE}" stroke-width=".9" stroke-linejoin="round"/>` +
  `<path d="M46.9 51q3.1 1.6 6.2 0" fill="none" stroke="#9c3b34" stroke-width="1.3" stroke-linecap="round"/>`;

const neck = `<path d="M45.5 52h9v9q-4.5 4-9 0z" fill="${SKIN}" stroke="${LINE}" stroke-width=".8"/>`;

function coat(cloth: Cloth, cut: "round" | "point"): string {
  const collar =
    cut === "round"
      ? `<path d="M41 59q9 9.5 18 0l5 3.4q-14 14-28 0z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".8"/>`
      : `<path d="M42 59l8 10.5 8-10.5 5.4 3.4L50 82 36.6 62.4z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".8"/>`;
  return (
    `<path d="M25 84V79C25 67 35 61.5 44 59.5q6 5 12 0C65 61.5 75 67 75 79v5z" fill="${cloth.coat}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M33 84q-1-9 1.6-15.5M67 84q1-9-1.6-15.5" fill="none" stroke="${cloth.dark}" stroke-width="1"/>` +
    collar +
    `<circle cx="50" cy="74.6" r="1.5" fill="${GOLD}" stroke="${cloth.dark}" stroke-width=".5"/>`
  );
}

const crown =
  `<path d="M38 34L36.2 19.4l7.4 5.8L50 15.6l6.4 9.6 7.4-5.8L62 34q-12-4-24 0z" fill="${GOLD}" stroke="#7c5a06" stroke-width="1" stroke-linejoin="round"/>` +
  `<path d="M38 34q12-4 24 0l-.4-3.4q-11.4-3.6-23.2 0z" fill="#fff3c4" stroke="#7c5a06" stroke-width=".6"/>` +
  `<circle cx="50" cy="26" r="1.8" fill="#b4373a"/><circle cx="43" cy="28" r="1.3" fill="#34608e"/><circle cx="57" cy="28" r="1.3" fill="#34608e"/>`;

const beard = (colour: string) =>
  `<path d="M39.9 44c-.8 12.5 4 19.5 10.1 20.4 6.1-.9 10.9-7.9 10.1-20.4-1.5 4.4-4.6 5-6.4 4.2-2.5-1.2-4.9-1.2-7.4 0-1.8.8-4.9.2-6.4-4.2z" fill="${colour}" stroke="${LINE}" stroke-width=".8"/>` +
  `<path d="M46.8 51.6q3.2 1.8 6.4 0" fill="none" stroke="#e0a08c" stroke-width="1.4" stroke-linecap="round"/>`;

const moustache = (colour: string) =>
  `<path d="M50 48.6q-3.6-1.4-7.2 1.8 4.4 1 7.2-.4 2.8 1.4 7.2.4-3.6-3.2-7.2-1.8z" fill="${colour}" stroke="${LINE}" stroke-width=".6"/>`;

const sides = (colour: string, to: number) =>
  `<path d="M39 36q-3.6 10-1.4 ${to - 36}h6.2L41.6 38zM61 36q3.6 10 1.4 ${to - 36}h-6.2L58.4 38z" fill="${colour}" stroke="${LINE}" stroke-width=".8"/>`;

const staff = (x: number, head: string, cloth: Cloth) =>
  `<path d="M${x} 84V26" stroke="${cloth.dark}" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M${x} 84V26" stroke="${GOLD}" stroke-width="1.2" stroke-linecap="round"/>${head}`;

function king(cloth: Cloth, suit: Suit): string {
  const orb = `<circle cx="70" cy="27" r="4" fill="${GOLD}" stroke="#7c5a06" stroke-width=".8"/><path d="M70 19.5v7.5M67 22h6" stroke="#7c5a06" stroke-width="1.2"/>`;
  return staff(70, orb, cloth) + sides(HAIR[suit], 52) + neck + coat(cloth, "round") + face + beard(HAIR[suit]) + crown;
}

function ober(cloth: Cloth, suit: Suit): string {
  const hat =
    `<path d="M40 32q1.4-13.4 10-13.4T60 32z" fill="${cloth.coat}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M33.4 34.4q16.6-8 33.2 0-16.6 3-33.2 0z" fill="${cloth.dark}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M40.4 29.8q9.6-3 19.2 0" fill="none" stroke="${cloth.trim}" stroke-width="1.8"/>` +
    `<path d="M58 27q5-13 13.4-11.4Q69 24.6 58 29.6z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".8"/>` +
    `<path d="M59 28q5-7 10.6-10.4" fill="none" stroke="${cloth.dark}" stroke-width=".6"/>`;
  return sides(HAIR[suit], 50) + neck + coat(cloth, "point") + face + moustache(HAIR[suit]) + hat;
}

function unter(cloth: Cloth, suit: Suit): string {
  const cap =
    `<path d="M38.6 34.4q-5-14.6 11.8-15 15.6 0 14.4 9.8-1 5-6 5.6-10-3.6-20.2-.4z" fill="${cloth.coat}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M38.6 35.4q11-4.4 22.8-.4l-.4-3.4q-11-3.6-22 .4z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".8"/>` +
    `<circle cx="60.6" cy="21.6" r="2.3" fill="${GOLD}" stroke="${cloth.dark}" stroke-width=".7"/>`;
  const strap = `<path d="M31 68L66 84" stroke="${cloth.trim}" stroke-width="4"/><path d="M31 66.2L66 82.2M30 70L64 86" stroke="${cloth.dark}" stroke-width=".6"/>`;
  return sides(HAIR[suit], 56) + neck + coat(cloth, "round") + strap + face + cap;
}

function queen(cloth: Cloth, suit: Suit): string {
  const hair = `<path d="M50 27c-15 0-16.6 15-14.6 34q7 3 10.6-1.6h8q3.6 4.6 10.6 1.6C66.6 42 65 27 50 27z" fill="${HAIR[suit]}" stroke="${LINE}" stroke-width=".9"/>`;
  const fringe = `<path d="M40 40q1.6-10 10-10.4Q58.4 30 60 40q-4.6-5.4-10-6.8-5.4 1.4-10 6.800z" fill="${HAIR[suit]}" stroke="${LINE}" stroke-width=".7"/>`;
  const tiara =
    `<path d="M38.6 31L37.6 21.600l6 3.600L50 17l6.4 8.2 6-3.600L61.4 31q-11.4-4.6-22.8 0z" fill="${GOLD}" stroke="#7c5a06" stroke-width=".9" stroke-linejoin="round"/>` +
    `<circle cx="50" cy="24" r="1.7" fill="${cloth.coat}"/>`;
  const pearls = [44, 47, 50, 53, 56]
    .map((x) => `<circle cx="${x}" cy="${61.6 + (6 - Math.abs(50 - x)) * 0.45}" r="1.3" fill="#fff" stroke="${cloth.dark}" stroke-width=".5"/>`)
    .join("");
  const flower =
    `<path d="M70 84V60" stroke="#2c6b34" stroke-width="1.6"/>` +
    [0, 72, 144, 216, 288].map((turn) => `<circle cx="70" cy="53.4" r="2.9" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".5" transform="rotate(${turn} 70 57)"/>`).join("") +
    `<circle cx="70" cy="57" r="2" fill="${GOLD}"/>`;
  return hair + neck + coat(cloth, "point") + face + fringe + pearls + tiara + flower;
}

function jack(cloth: Cloth, suit: Suit): string {
  const blade = `<path d="M70 18l3.4 10q-3.4 3-6.8 0z" fill="#d8dee6" stroke="#4a5563" stroke-width=".9"/>`;
  const beret =
    `<path d="M37 33q-4-13 13-14.4 17-1 15.6 9.4-.8 4.6-5 5.6-11-3.6-23.6-.6z" fill="${cloth.coat}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M38 34.600q11.6-4 24-.6l-.6-2.800q-11.4-3-23 .2z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".7"/>` +
    `<path d="M41 27q-9-3-9.6-11.4 8.6 1 12.6 9z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width=".8"/>`;
  return staff(70, blade, cloth) + sides(HAIR[suit], 54) + neck + coat(cloth, "point") + face + beret;
}

const FIGURES: Record<Deck, Record<string, (cloth: Cloth, suit: Suit) => string>> = {
  german: { J: unter, Q: ober, K: king },
  french: { J: jack, Q: queen, K: king },
};

/** Where the sign stands tells Ober (high) from Unter (low), as it always has. */
function signPlace(deck: Deck, rank: string): readonly [x: number, y: number] {
  if (deck === "german" && rank === "J") return [32, 69];
  return [32.5, 25];
}

/** A court card of 100 by 160 as SVG without its corner letters. */
export function court(deck: Deck, rank: string, suit: Suit, sign: string, id: string): string {
  const cloth = CLOTH[deck][suit];
  const [x, y] = signPlace(deck, rank);
  const half =
    `<g id="${id}-half"><path d="M23 80V18q0-4 4-4h46q4 0 4 4v62z" fill="${cloth.ground}"/>` +
    `<svg x="23" y="14" width="54" height="66" viewBox="23 14 54 66">${FIGURES[deck][rank]?.(cloth, suit) ?? ""}</svg>` +
    `<circle cx="${x}" cy="${y}" r="8.6" fill="#fffdf7" stroke="${cloth.dark}" stroke-width=".6"/>` +
    `<use href="#${sign}" transform="translate(${x} ${y}) scale(.68)"/></g>`;
  return (
    half +
    `<use href="#${id}-half" transform="rotate(180 50 80)"/>` +
    `<path d="M23 80h54" stroke="${cloth.dark}" stroke-width="1.2"/>` +
    `<rect x="23" y="14" width="54" height="132" rx="4" fill="none" stroke="${cloth.dark}" stroke-width="1.2"/>`
  );
}

/** An ace: one large sign, with a ribbon on the German-suited card. */
export function ace(deck: Deck, suit: Suit, sign: string): string {
  const cloth = CLOTH[deck][suit];
  const large = `<use href="#${sign}" transform="translate(50 80) scale(${deck === "german" ? 2.5 : 2.8})"/>`;
  if (deck === "french") return large;
  const ribbon =
    `<path d="M24 40q26-20 52 0l-5 4q3 4 3 8-24-16-48 0 0-4 3-8z" fill="${cloth.trim}" stroke="${cloth.dark}" stroke-width="1"/>` +
    `<path d="M30 42q20-13 40 0" fill="none" stroke="${cloth.dark}" stroke-width=".8"/>`;
  return `<g>${ribbon}</g><g transform="rotate(180 50 80)">${ribbon}</g>${large}`;
}
