/** What do server and client say to each other? Made by scripts/wire_types.py. */

/** A decision: a card, `stop`, `dark` or `call`; `seq` is what the browser saw last. */
export interface Play {
  t: "play";
  seq: number;
  decision: string;
  a: number;
}

/** A signal to the partner. */
export interface Say {
  t: "say";
  seq: number;
  signal: string;
  a: number;
}

/** The next deal, please. */
export interface StartDeal {
  t: "deal";
  a: number;
}

/** A new match, please; the host says so. */
export interface StartMatch {
  t: "match";
  a: number;
}

/** Give a seat to a bot or to a person: the host any seat, a person the own seat. */
export interface SetSeat {
  t: "seat";
  seat: number;
  kind: "bot" | "person";
  a: number;
  bot?: string | null;
  name?: string | null;
}

/** Another name for the own seat. */
export interface SetName {
  t: "name";
  name: string;
  a: number;
}

/** The whole state, please; `last` is the last `seq` seen. */
export interface Resume {
  t: "resume";
  last: number;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** The first message on a socket: which seat it has, and whether that is the host's. */
export interface Hello {
  t: "hello";
  table: string;
  seat: number;
  host: boolean;
  seq: number;
}

/** The whole table; replaces whatever the browser had. */
export interface State {
  t: "state";
  seq: number;
  table: TableState;
}

/** A table as one seat may see it: of its history the last trick, of its deals the last 100. */
export interface TableState {
  rules: RulesOfTable;
  seats: Seat[];
  host_seat: number;
  view: View | null;
  last_trick: PastTrick | null;
  deals: PastDeal[];
  totals: number[];
  match_over: boolean;
  winner: number | null;
  waiting: "deal" | "match" | "play";
  pace: "fast" | "normal" | "off" | "slow";
}

/** The game by name, and the value of every option. */
export interface RulesOfTable {
  preset: string;
  options: Record<string, unknown>;
}

/** Who plays a seat; `present` if somebody who holds it is connected. */
export interface Seat {
  seat: number;
  kind: "bot" | "person";
  name: string;
  bot: string | null;
  present: boolean;
}

/** What one seat knows; `seat` None is a spectator, who knows what all seats know. */
export interface View {
  seat: number | null;
  dealer: number | null;
  leader: number | null;
  to_play: number | null;
  legal: string[];
  hand: string[];
  hand_counts: number[];
  stock_count: number;
  led: string | null;
  owner: number | null;
  trumped: boolean;
  trick: [number, string][];
  trick_points: number;
  round_over: boolean;
  sides: number[][];
  solo: number | null;
  points: number[];
  tricks: number[];
  history: PastTrick[];
  dark: number[];
  shown: [number, string][];
  must_play_hand: boolean;
  question: boolean;
  said: string | null;
  signals: string[];
  result: Result | null;
  totals: number[];
  target: number;
  deal_number: number;
}

/** A finished trick: who led, who took it, its cards in order with their seats, its points. */
export interface PastTrick {
  leader: number;
  winner: number;
  cards: [number, string][];
  points: number;
}

/** The count of a finished deal, as in a record's answer. */
export interface Result {
  points: number[];
  tricks: number[];
  outcome: string;
  winners: number[];
  score: number[];
  burned: number[];
  next_dealer: number | null;
}

/** A finished deal of the match, counted from 0. */
export interface PastDeal {
  number: number;
  result: Result;
}

/** What entry `seq` of the log brought, perhaps nothing, and the table after it. */
export interface Ev {
  t: "ev";
  seq: number;
  events: (Dealt | Played | Shown | TrickTaken | Drawn | Signal | Called | DealEnded | MatchEnded | SeatSet | NewMatch)[];
  table: TableState;
}

/** A deal began; `number` counts from 0 in the match. */
export interface Dealt {
  kind: "dealt";
  dealer: number;
  leader: number;
  number: number;
}

/** A seat put a card; `dark` if unseen from the stock. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
  dark: boolean;
}

/** A card turned up from the stock that may not be played; it is in the hand of the seat now. */
export interface Shown {
  kind: "shown";
  seat: number;
  card: string;
}

/** A trick ended; `points` without the bonus for the last one. */
export interface TrickTaken {
  kind: "trick";
  winner: number;
  points: number;
  cards: [number, string][];
  last: boolean;
}

/** How many cards each seat drew, and how many the stock has left. */
export interface Drawn {
  kind: "drawn";
  counts: number[];
  stock_count: number;
}

/** A partner said something. */
export interface Signal {
  kind: "signal";
  seat: number;
  signal: string;
}

/** A seat called four alike. */
export interface Called {
  kind: "called";
  seat: number;
}

/** The count of a deal, and the totals of the match after it. */
export interface DealEnded {
  kind: "result";
  result: Result;
  totals: number[];
}

/** The match is over; `winner` is an index into the totals. */
export interface MatchEnded {
  kind: "match";
  winner: number;
}

/** Who plays a seat from now on. */
export interface SeatSet {
  kind: "seat";
  seat: number;
  player: "bot" | "person";
  name: string;
  bot: string | null;
}

/** A new match began. */
export interface NewMatch {
  kind: "new_match";
}

/** Message `a` was carried out, as entry `seq` or without need of one. */
export interface Ack {
  t: "ack";
  a: number;
  seq: number;
}

/** Message `a` was refused; None if it could not be read. */
export interface Err {
  t: "err";
  a: number | null;
  id: string;
  arguments: Record<string, string | number>;
}

/** Yes. */
export interface Pong {
  t: "pong";
}

/** A game with its house rules, to be checked and explained in a language. */
export interface RulesForm {
  preset: string;
  options?: Record<string, unknown>;
  lang?: string;
}

/** A new table; its maker takes the first person's seat and is the host. */
export interface TableForm {
  preset: string;
  seats: SeatForm[];
  options?: Record<string, unknown>;
  pace?: "fast" | "normal" | "off" | "slow";
}

/** Who is to play a seat; `bot` names the bot of a bot's seat. */
export interface SeatForm {
  kind: "bot" | "person";
  name?: string;
  bot?: string | null;
}

/** The secret from a link. */
export interface EnterForm {
  secret: string;
}

/** The seat that needs a fresh secret. */
export interface InviteForm {
  seat: number;
}

/** All that can be chosen; `addresses` are where the local network finds this server. */
export interface Offer {
  games: PresetInfo[];
  variants: VariantInfo[];
  options: OptionInfo[];
  bots: string[];
  languages: string[];
  addresses: string[];
  version: string;
}

/** A game that can be played, with the value of every option. */
export interface PresetInfo {
  name: string;
  players: number;
  aliases: string[];
  options: Record<string, unknown>;
}

/** Named house rules on top of a game. */
export interface VariantInfo {
  name: string;
  preset: string;
  options: Record<string, unknown>;
}

/** An option with its listed values or its bounds. */
export interface OptionInfo {
  name: string;
  kind: string;
  nullable: boolean;
  values?: (string | number)[] | null;
  min?: number | null;
  max?: number | null;
}

/** The value of every option, and the rules in words. */
export interface RulesPage {
  rules: Record<string, unknown>;
  page: SectionInfo[];
  ok?: boolean;
}

/** A titled part of a page of rules. */
export interface SectionInfo {
  title: string;
  paragraphs: string[];
}

/** The new table, the maker's seat, and the secrets of the other persons' seats. */
export interface TableMadeAnswer {
  table: string;
  seat: number;
  links: SeatLink[];
}

/** A seat and its secret; the link is `/t/TABLE#s=SECRET`. */
export interface SeatLink {
  seat: number;
  secret: string;
}

/** The seat that the secret opened. */
export interface Entered {
  seat: number;
}

/** A table in short. */
export interface Summary {
  table: string;
  seat: number;
  host: boolean;
  preset: string;
  seats: Seat[];
  totals: number[];
  waiting: "deal" | "match" | "play";
  match_over: boolean;
  pace: "fast" | "normal" | "off" | "slow";
}

/** All steps of a record. */
export interface Replay {
  rules: RulesOfTable;
  players: Record<string, unknown>[];
  frames: Frame[];
  totals: number[];
  winner: number | null;
  ok?: boolean;
}

/** A step of a replay: the position after a move, or, with no move, at the start of a deal. */
export interface Frame {
  deal: number;
  move: number | null;
  decision: string | null;
  state: Position;
}

/** All cards of a deal open, as a replay answers, with the last trick of its history. */
export interface Position {
  dealer: number | null;
  over: boolean;
  to_play: number | null;
  legal: string[];
  leader: number | null;
  owner: number | null;
  led: string | null;
  trumped: boolean;
  trick: [number, string][];
  trick_points: number;
  hands: string[][];
  stock: string[];
  sides: number[][];
  points: number[];
  tricks: number[];
  history: PastTrick[];
  result: Result | null;
}

/** The answer to a record that cannot be replayed. */
export interface RefusedReplay {
  error: RefusedRecord;
  ok?: boolean;
}

/** Where and why a record cannot be replayed; `deal` and `move` count from 0. */
export interface RefusedRecord {
  deal: number | null;
  move: number | null;
  id: string;
  arguments: Record<string, string | number>;
}

/** The body of every answer that is not a success. */
export interface Problem {
  error: Fault;
}

/** An error as it travels. */
export interface Fault {
  id: string;
  arguments: Record<string, string | number>;
}

export type ClientMessage =
  | Play
  | Say
  | StartDeal
  | StartMatch
  | SetSeat
  | SetName
  | Resume
  | Ping;

export type ServerMessage =
  | Hello
  | State
  | Ev
  | Ack
  | Err
  | Pong;
