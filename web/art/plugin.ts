/** How does the drawn art come into the build? Written as files, which Vite then names by content. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Deck } from "./signs.ts";
import { sprite } from "./sprites.ts";

const FACES = join(dirname(fileURLToPath(import.meta.url)), "../src/board/faces");

function current(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export function writeSprites(folder = FACES): void {
  mkdirSync(folder, { recursive: true });
  for (const deck of ["german", "french"] satisfies Deck[]) {
    const path = join(folder, `${deck}.svg`);
    const text = sprite(deck);
    if (text !== current(path)) writeFileSync(path, text);
  }
}

export function cardArt(): Plugin {
  return { name: "sedma-card-art", buildStart: () => writeSprites() };
}
