/** What do the eight suit signs look like? Each is drawn in a box of 20 by 20 around (0, 0). */

export type Suit = "C" | "S" | "H" | "D";
export type Deck = "german" | "french";

const heart = "M0 9C-3 5-9 1-9-4C-9-8-3-9.5 0-5C3-9.5 9-8 9-4C9 1 3 5 0 9Z";

/** The French signs take the colour that the page gives them, so a deck of four colours is one rule. */
const french: Record<Suit, string> = {
  C:
    `<g fill="currentColor"><circle cx="0" cy="-4.4" r="4.3"/><circle cx="-4.7" cy="2.4" r="4.3"/>` +
    `<circle cx="4.7" cy="2.4" r="4.3"/><path d="M-1.6 0H1.6C1.4 5 2 8 4.2 9.4H-4.2C-2 8-1.4 5-1.6 0Z"/></g>`,
  S:
    `<path fill="currentColor" d="M0-9.4C3.4-5 8.8-2 8.8 2.4C8.8 6.2 4.4 7.4 1.6 4.6C1.6 7 2.4 8.6 4 9.4H-4C-2.4 8.6-1.6 7-1.6 4.6` +
    `C-4.4 7.4-8.8 6.2-8.8 2.4C-8.8-2-3.4-5 0-9.4Z"/>`,
  H: `<path fill="currentColor" d="${heart}"/>`,
  D: `<path fill="currentColor" d="M0-9.6C2.2-5.6 4.6-2.6 7.4 0C4.6 2.6 2.2 5.6 0 9.6C-2.2 5.6-4.6 2.6-7.4 0C-4.6-2.6-2.2-5.6 0-9.6Z"/>`,
};

const german: Record<Suit, string> = {
  C:
    `<path d="M0-9.8V-6.6" stroke="#6d4a1f" stroke-width="1.9" stroke-linecap="round"/>` +
    `<path fill="#d79a2b" stroke="#7a5210" stroke-width=".8" d="M-5.6-1.5C-5.6 5-2.4 8.2 0 9.6C2.4 8.2 5.6 5 5.6-1.5Z"/>` +
    `<path fill="#f0c566" d="M-3.6 0C-3.4 3.4-2.6 5.4-1.6 6.6C-1.2 4.4-1.4 2-1.6 0Z"/>` +
    `<path fill="#7b5426" stroke="#4f3413" stroke-width=".7" d="M-7.2-1C-7.8-5-4-7.4 0-7.4C4-7.4 7.8-5 7.2-1C4.6-.2-4.6-.2-7.2-1Z"/>` +
    `<path stroke="#c49a5c" stroke-width=".7" fill="none" d="M-5-1L-1.4-7M-1.6-.6L3-6.8M1.8-.6L5.6-5M5-1L1.4-7M1.6-.6L-3-6.8M-1.8-.6L-5.6-5"/>`,
  S:
    `<path fill="none" stroke="#23601f" stroke-width="1.9" stroke-linecap="round" d="M0 3.4C.2 6 .9 8 2.4 9.6"/>` +
    `<path fill="#3f9a39" stroke="#1d5a1b" stroke-width=".8" d="M0-9.5C5-6 8.5-2 8 2.5C7.5 6 3 6.5 0 4C-3 6.5-7.5 6-8 2.5C-8.5-2-5-6 0-9.5Z"/>` +
    `<path fill="none" stroke="#c4e6ae" stroke-width=".8" stroke-linecap="round" d="M0-6.6V3.2M0-1.8L-4.6 1.8M0-1.8L4.6 1.8M0-4.8L-2.8-2.6M0-4.8L2.8-2.6"/>`,
  H:
    `<path fill="#cf2b2b" stroke="#8a1414" stroke-width=".8" d="${heart}"/>` +
    `<path fill="#ee8b80" d="M-6.6-3.6C-6.6-5.6-4.6-6.6-3-5.8C-4.6-5.2-5.4-4-5.6-2Z"/>`,
  D:
    `<circle cx="0" cy="-8" r="1.7" fill="none" stroke="#7a5a00" stroke-width="1.2"/>` +
    `<circle cx="0" cy="1.2" r="7.7" fill="#f1bd23" stroke="#7a5a00" stroke-width=".8"/>` +
    `<path fill="#c4372c" stroke="#7a1a12" stroke-width=".5" d="M-7.6.2C-3 1.8 3 1.8 7.6.2L7.4 3C3 4.6-3 4.6-7.4 3Z"/>` +
    `<path fill="#fbe08a" d="M-5-2C-4.2-4-2.6-5.2-.8-5.4C-2.8-4-3.6-2.6-3.8-.8Z"/>` +
    `<circle cx="0" cy="5.4" r="1.2" fill="#5a3d00"/><path stroke="#5a3d00" stroke-width=".9" d="M0 6V8.6"/>`,
};

export const SIGNS: Record<Deck, Record<Suit, string>> = { german, french };
