/** Where does everything on a table stand, in a room of any size? Numbers only, in pixels. */

export const RATIO = 1.6; // height of a card by its width
const TARGET = 44; // the least that a finger needs

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Pile extends Rect {
  /** How far each further card of the same seat lies to the right. */
  step: number;
}

export interface Room {
  width: number;
  height: number;
  /** Pixels of one root font size: plates and gaps grow with the text. */
  rem: number;
  players: number;
  me: number;
  clockwise: boolean;
  hand: number;
  rounds: number;
  prompt: number;
  /** Whether hands of other seats are drawn beside their plates. */
  fans: boolean;
}

export interface Layout {
  wide: boolean;
  low: boolean;
  plates: (Rect | null)[];
  fans: (Rect | null)[];
  piles: Pile[];
  hand: Rect[];
  /** What of each hand card can be hit; these never overlap. */
  targets: Rect[];
  stock: Rect;
  prompt: Rect;
  trick: Rect;
}

/** Seats seen from the one at the bottom: 1 sits to the left, and so on round the table. */
export function around(seat: number, room: Pick<Room, "players" | "me" | "clockwise">): number {
  const steps = (seat - room.me + room.players) % room.players;
  return room.clockwise ? steps : (room.players - steps) % room.players;
}

interface HandPlan {
  w: number;
  step: number;
  rows: number;
  perRow: number;
  rowStep: number;
  height: number;
}

function planRows(cards: number, rows: number, width: number, height: number, gap: number): HandPlan | null {
  const perRow = Math.ceil(cards / rows);
  const rowShare = 0.58;
  let w = Math.min(height / (RATIO * (1 + (rows - 1) * rowShare)), 20 * 16);
  const stepFor = (size: number) => (perRow > 1 ? Math.min(size + gap, (width - size) / (perRow - 1)) : size);
  while (w > 40 && stepFor(w) < Math.max(TARGET, w * 0.5)) w -= 1;
  const step = stepFor(w);
  if (w < TARGET || step < TARGET) return null;
  const rowStep = Math.max(TARGET, w * RATIO * rowShare);
  return { w, step, rows, perRow, rowStep, height: w * RATIO + (rows - 1) * rowStep };
}

/** The plan that leaves most of each card to be seen, by its width. */
function planHand(cards: number, width: number, height: number, gap: number): HandPlan {
  const plans = [1, 2, 3]
    .map((rows) => planRows(Math.max(cards, 1), rows, width, height, gap))
    .filter((plan) => plan !== null);
  const shown = (plan: HandPlan) => Math.min(plan.w, plan.step) * (plan.rows > 1 ? 0.8 : 1) + plan.w * 0.5;
  const best = plans.sort((a, b) => shown(b) - shown(a))[0];
  return best ?? planRows(Math.max(cards, 1), 2, width, height * 1.4, gap) ?? { w: TARGET, step: TARGET, rows: 1, perRow: Math.max(cards, 1), rowStep: 0, height: TARGET * RATIO };
}

function placeHand(cards: number, plan: HandPlan, area: Rect): Pick<Layout, "hand" | "targets"> {
  const hand: Rect[] = [];
  const targets: Rect[] = [];
  const h = plan.w * RATIO;
  for (let at = 0; at < cards; at += 1) {
    const row = Math.floor(at / plan.perRow);
    const column = at % plan.perRow;
    const inRow = Math.min(plan.perRow, cards - row * plan.perRow);
    const span = plan.w + (inRow - 1) * plan.step;
    const x = area.x + (area.w - span) / 2 + column * plan.step;
    const y = area.y + row * plan.rowStep;
    const lastRow = row === Math.ceil(cards / plan.perRow) - 1;
    hand.push({ x, y, w: plan.w, h });
    targets.push({
      x,
      y,
      w: column === inRow - 1 ? plan.w : Math.min(plan.w, plan.step),
      h: lastRow ? h : Math.min(h, plan.rowStep),
    });
  }
  return { hand, targets };
}

/** Columns and rows of the piles: two rows, the sides in the middle of the height. */
const GRID: Record<number, readonly (readonly [column: number, row: number])[]> = {
  2: [[0, 1], [0, 0]],
  3: [[0.5, 1], [0, 0], [1, 0]],
  4: [[1, 1], [0, 0.5], [1, 0], [2, 0.5]],
  6: [[1, 1], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1]],
};
const COLUMNS: Record<number, number> = { 2: 1, 3: 2, 4: 3, 6: 3 };

function placePiles(room: Room, area: Rect, most: number): Pile[] {
  const columns = COLUMNS[room.players] ?? 3;
  const rounds = Math.max(1, room.rounds);
  const overlap = rounds > 4 ? 0.24 : 0.36;
  const spread = 1 + (rounds - 1) * overlap;
  const gap = room.rem * 0.5;
  const w = Math.max(
    24,
    Math.min(most, (area.w - (columns - 1) * gap) / (columns * spread), (area.h - gap) / 2 / RATIO),
  );
  const pile = w * spread;
  const h = w * RATIO;
  const across = Math.min(pile + gap * 2.5, (area.w - pile) / Math.max(1, columns - 1));
  const left = area.x + (area.w - pile - (columns - 1) * across) / 2;
  const top = area.y + (area.h - 2 * h - gap) / 2;
  return Array.from({ length: room.players }, (_, seat) => {
    const [column, row] = GRID[room.players]?.[around(seat, room)] ?? [0, 0];
    return { x: left + column * across, y: top + row * (h + gap), w, h, step: w * overlap };
  });
}

interface Sides {
  plates: (Rect | null)[];
  fans: (Rect | null)[];
  inner: Rect;
}

/** Plates in one or two rows along the top, as a phone held upright has room for. */
function platesOnTop(room: Room, area: Rect): Sides {
  const { rem } = room;
  const gap = rem * 0.375;
  const fan = room.fans ? rem * 2.75 : 0;
  const h = rem * 3;
  const rowsOf = room.players === 6 ? [[2, 3, 4], [1, 5]] : [Array.from({ length: room.players - 1 }, (_, i) => i + 1)];
  const plates: (Rect | null)[] = Array.from({ length: room.players }, () => null);
  const fans = [...plates];
  let y = area.y;
  for (const row of rowsOf) {
    const w = Math.min(rem * 13, (area.w - gap * (row.length - 1)) / row.length);
    row.forEach((place, column) => {
      const seat = Array.from({ length: room.players }, (_, one) => one).find((one) => around(one, room) === place);
      if (seat === undefined) return;
      const share = row.length === 1 ? 0.5 : column / (row.length - 1);
      const x = area.x + share * (area.w - w);
      plates[seat] = { x, y, w, h };
      if (fan) fans[seat] = { x, y: y + h, w, h: fan };
    });
    y += h + fan + gap;
  }
  return { plates, fans, inner: { x: area.x, y, w: area.w, h: area.y + area.h - y } };
}

/** Plates left, right and, where there is height, at the top, as round a real table. */
function platesRound(room: Room, area: Rect, low: boolean): Sides {
  const { rem, players } = room;
  const w = low ? rem * 7 : Math.min(rem * 12, area.w * 0.2);
  const h = low ? rem * 2.75 : rem * 3.75;
  const fan = room.fans && !low ? Math.min(rem * 5.5, area.h * 0.15) : room.fans ? rem * 1.75 : 0;
  const gap = rem * 0.5;
  const plates: (Rect | null)[] = Array.from({ length: players }, () => null);
  const fans = [...plates];
  const topSeat = players % 2 === 0;
  const top = topSeat && !low;
  const perSide = Math.floor((players - 1) / 2);
  const block = h + fan;
  const put = (seat: number, x: number, y: number) => {
    plates[seat] = { x, y, w, h };
    if (fan) fans[seat] = { x, y: y + h, w, h: fan };
  };
  const upper = top ? area.y + block + gap : area.y;
  const inner = { x: area.x + w + gap, y: upper, w: area.w - 2 * (w + gap), h: area.y + area.h - upper };
  for (let seat = 0; seat < players; seat += 1) {
    const place = around(seat, room);
    if (place === 0) continue;
    if (topSeat && place === players / 2) {
      if (top) put(seat, area.x + (area.w - w) / 2, area.y);
      else put(seat, area.x, area.y);
      continue;
    }
    const left = place <= perSide;
    const fromTop = left ? perSide - place : place - (players - perSide);
    const first = low && topSeat && left ? 1 : 0;
    const rows = perSide + (low && topSeat && left ? 1 : 0);
    const height = low ? area.h : area.h * 0.8;
    const free = Math.max(0, height - rows * block) / rows;
    const y = low ? area.y + (fromTop + first) * (block + gap / 2) : area.y + free / 2 + fromTop * (block + free) + (top ? area.h * 0.1 : 0);
    put(seat, left ? area.x : area.x + area.w - w, y);
  }
  if (players === 2 && top) return { plates, fans, inner: { ...inner, x: area.x, w: area.w } };
  return { plates, fans, inner };
}

const meet = (a: Rect, b: Rect) => a.x + a.w > b.x && b.x + b.w > a.x && a.y + a.h > b.y && b.y + b.h > a.y;

/** A corner of the felt where the stock covers nothing, as large as it can be there. */
function placeStock(widest: number, felt: Rect, pad: number, sides: Sides, piles: Pile[]): Rect {
  const taken = [...sides.plates, ...sides.fans, ...piles.map((pile) => ({ ...pile, w: pile.w + pile.step }))].filter((one) => one !== null);
  const spots = [1, 0.8, 0.6, 0.45].flatMap((share) => {
    const w = widest * share;
    const h = w * RATIO;
    const [left, right] = [felt.x, felt.x + felt.w - w];
    const [high, deep] = [felt.y + pad, felt.y + felt.h - h];
    return [[left, high], [left, deep], [sides.inner.x, sides.inner.y + pad], [right, high], [right, deep]].map(([x = left, y = high]) => ({ x, y, w, h }));
  });
  const free = spots.find((spot) => taken.every((one) => !meet(spot, one)));
  return free ?? { x: felt.x, y: felt.y + pad, w: widest * 0.45, h: widest * 0.45 * RATIO };
}

const LEAST_TRICK = 2 * 40 * RATIO; // two rows of cards that can still be told apart

/** Everything's place in the room; where the trick has too little height, the hand gives up some of its own. */
export function layoutOf(room: Room): Layout {
  const found = arrange(room, 0);
  const missing = LEAST_TRICK + room.rem * 0.5 - found.trick.h;
  return found.low || missing <= 0 ? found : arrange(room, missing);
}

function arrange(room: Room, missing: number): Layout {
  const { width, height, rem } = room;
  const pad = rem * 0.5;
  const low = height < rem * 25 && width > height * 1.2;
  const wide = !low && width >= rem * 42;
  const handNeeds = room.hand * TARGET + rem * 0.25; // in one row
  const promptWidth = low
    ? Math.max(rem * 10, Math.min(rem * 17, width * 0.36, width - 3 * pad - handNeeds))
    : Math.min(width - 2 * pad, rem * 44);
  const handWidth = low ? width - promptWidth - 3 * pad : width - 2 * pad;
  const usual = height * (low ? 0.36 : wide ? 0.29 : 0.27);
  const most = missing > 0 ? Math.max(TARGET * RATIO + 1, usual - missing) : usual;
  const mostForTwoRows = room.hand > 6 && !low ? most * (room.players > 4 ? 1.05 : 1.3) : most;
  const plan = planHand(room.hand, handWidth, mostForTwoRows, rem * 0.4);
  const handArea = { x: pad, y: height - pad - plan.height, w: handWidth, h: plan.height };
  const prompt = low
    ? { x: width - pad - promptWidth, y: height - pad - Math.max(plan.height, room.prompt), w: promptWidth, h: Math.max(plan.height, room.prompt) }
    : { x: (width - promptWidth) / 2, y: handArea.y - pad * 1.5 - room.prompt, w: promptWidth, h: room.prompt };
  const lift = pad * 0.75;
  const bottom = low ? handArea.y - lift : prompt.y;
  const felt = { x: pad, y: pad, w: width - 2 * pad, h: bottom - 2 * pad };
  const sides = wide || low ? platesRound(room, felt, low) : platesOnTop(room, felt);
  const piles = placePiles(room, sides.inner, plan.w * (wide ? 0.9 : 0.95));
  const stockWidth = Math.min(plan.w * 0.6, rem * 6);
  return {
    wide,
    low,
    plates: sides.plates,
    fans: sides.fans,
    piles,
    ...placeHand(room.hand, plan, handArea),
    stock: placeStock(stockWidth, felt, pad, sides, piles),
    prompt,
    trick: sides.inner,
  };
}
