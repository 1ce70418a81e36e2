/** Which card on the screen is which? Equal cards of two packs are told apart by where they lie. */

export interface Spot {
  code: string;
  zone: string;
}

/** One key for each spot, in their order: a card that was in view keeps its key, wherever it goes. */
export function keysFor(before: ReadonlyMap<string, string>, spots: Spot[]): string[] {
  const taken = new Set<string>();
  const keys: string[] = [];
  const claim = (at: number, key: string) => {
    keys[at] = key;
    taken.add(key);
  };
  const pass = (fits: (key: string, zone: string, spot: Spot) => boolean) => {
    spots.forEach((spot, at) => {
      if (keys[at] !== undefined) return;
      for (const [key, zone] of before) {
        if (!taken.has(key) && key.startsWith(`${spot.code}/`) && fits(key, zone, spot)) {
          claim(at, key);
          return;
        }
      }
    });
  };
  pass((_key, zone, spot) => zone === spot.zone);
  pass(() => true);
  spots.forEach((spot, at) => {
    if (keys[at] !== undefined) return;
    let copy = 0;
    while (taken.has(`${spot.code}/${copy}`)) copy += 1;
    claim(at, `${spot.code}/${copy}`);
  });
  return keys;
}

/** What `keysFor` needs to know of this picture when the next one comes. */
export function zonesOf(keys: string[], spots: Spot[]): Map<string, string> {
  return new Map(keys.map((key, at) => [key, spots[at]?.zone ?? ""]));
}
