/** How is a message id said in the reader's language? From the catalogues that the server has too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = ["common", "game", "rules", "cards", "errors", "web"];
const LAST_RESORT = "en";

export type Named = Record<string, FluentVariable>;

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  return response.ok ? response.text() : "";
}

export function bundleOf(lang: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

async function load(lang: string): Promise<FluentBundle> {
  return bundleOf(lang, await Promise.all(FILES.map((file) => fetchText(`/words/${lang}/${file}.ftl`))));
}

class Words {
  lang = $state("en");
  #bundles: FluentBundle[] = $state.raw([]);
  #loaded = new Map<string, FluentBundle>();

  /** Switch the language; the page changes when the words are there. */
  async use(lang: string): Promise<void> {
    const wanted = lang === LAST_RESORT ? [lang] : [lang, LAST_RESORT];
    for (const one of wanted) if (!this.#loaded.has(one)) this.#loaded.set(one, await load(one));
    this.#bundles = wanted.flatMap((one) => this.#loaded.get(one) ?? []);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The sentence, or the id itself where no catalogue has it. */
  say = (id: string, named: Named = {}): string => {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, named, []);
    }
    return id;
  };

  list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.lang, { type }).format(items);
  }
}

export const words = new Words();
export const say = words.say;
