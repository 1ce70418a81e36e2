/** How are cards, people and events worded? Ids and arguments only; the words are in the catalogues. */

import type { Arguments, Seat } from "../protocol";
import type { LogEntry } from "../state/session";
import { facesNow } from "../state/settings.svelte";
import { say, words } from "./words.svelte";

export const deckOf = () => (facesNow() === "german" ? "german" : "french");

export function cardName(code: string): string {
  return say(`card-${code[0]}`, { suit: code[1] ?? "", deck: deckOf() });
}

export const cardNames = (codes: string[]) => words.list([...new Set(codes)].map(cardName), "disjunction");

export function rankName(rank: string): string {
  return say(`rank-${rank}`, { form: "single", deck: deckOf() });
}

export function gameName(preset: string): string {
  return say(`game-${preset}`);
}

/** The sentence of a refusal; its bare id where no catalogue knows it. */
export function errorText(id: string, args: Arguments): string {
  if (!words.has(`error-${id}`)) return say("web-refused", { id });
  const option = `option-${args.key}`;
  const inForm = args.source === "options" && words.has(option);
  const named = inForm ? { source: say("home-house", { count: 0 }), key: say(option) } : {};
  return say(`error-${id}`, { ...args, ...named });
}

export const botName = (bot: string) => (words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** What to call a seat: its name, or its number where nobody has given one. */
export function seatName(seats: Seat[], seat: number, me: number | null): string {
  const chair = seats[seat];
  if (seat === me) return say("web-you");
  return chair?.name || say("web-seat", { number: seat + 1 });
}

const choice = (yes: boolean) => (yes ? "yes" : "no");

/** One line of the log; empty for what nobody needs to read. `bonus` is what the last trick brings. */
export function eventLine(event: LogEntry["event"], seats: Seat[], me: number | null, bonus: number): string {
  const who = (seat: number) => ({ who: seatName(seats, seat, me), you: choice(seat === me) });
  switch (event.kind) {
    case "dealt":
      return say("log-dealt", { number: event.number + 1, ...who(event.dealer) });
    case "played":
      return say("log-played", { ...who(event.seat), card: cardName(event.card), dark: choice(event.dark) });
    case "shown":
      return say("log-shown", { ...who(event.seat), card: cardName(event.card) });
    case "unseen":
      return say("log-unseen");
    case "trick":
      return say("log-trick", {
        ...who(event.winner),
        points: event.points,
        bonus,
        last: event.last && bonus > 0 ? "bonus" : choice(event.last),
      });
    case "drawn":
      return event.counts.some((count) => count > 0) ? say("log-drawn", { stock: event.stock_count }) : "";
    case "signal":
      return say("log-signal", { ...who(event.seat), signal: signalWords(event.signal) });
    case "called":
      return say("log-called", who(event.seat));
    case "result":
      return outcomeLine(event.result, seats, me);
    case "match":
      return say("log-match");
    case "seat":
      return say("log-seat", {
        number: event.seat + 1,
        player: event.player,
        name: event.player === "bot" && event.bot ? botName(event.bot) : event.name,
      });
    case "new_match":
      return say("log-new-match");
  }
}

export const signalWords = (signal: string) => say(`signal-${signal.replace(":", "-")}`);

export function sideName(side: number[], seats: Seat[], me: number | null): string {
  return words.list(side.map((seat) => seatName(seats, seat, me)));
}

export function outcomeLine(
  result: { winners: number[]; outcome: string },
  seats: Seat[],
  me: number | null,
): string {
  if (result.winners.length === 0 || result.outcome === "tie") {
    const names = result.winners.map((seat) => seatName(seats, seat, me));
    return names.length > 0 ? say("result-shared", { who: words.list(names) }) : say("result-nobody");
  }
  return say("result-won", {
    who: sideName(result.winners, seats, me),
    you: choice(me !== null && result.winners.includes(me)),
    count: result.winners.length,
    outcome: result.outcome,
  });
}
