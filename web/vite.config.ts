import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cardArt } from "./art/plugin.ts";

/** The built client lies inside the Python package, which serves it; it is never committed. */
export default defineConfig({
  plugins: [cardArt(), svelte()],
  build: {
    outDir: "../src/sedma/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data addresses
    modulePreload: { polyfill: false }, // the polyfill would be one more script to allow
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:7777", ws: true },
      "/words": "http://127.0.0.1:7777",
    },
  },
  test: { include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
