/** What of a browser do the units need where there is none? Only its languages. */

if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { languages: ["en"] } });
