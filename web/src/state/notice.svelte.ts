/** What short message is on the screen? One at a time, said again if it comes again. */

export interface Notice {
  /** Words it anew, in the language of the moment. */
  text: () => string;
  count: number;
}

const SHOWN_MS = 5_000;

class Notices {
  current: Notice | null = $state.raw(null);
  #timer = 0;
  #count = 0;

  tell = (text: () => string): void => {
    window.clearTimeout(this.#timer);
    this.#count += 1;
    this.current = { text, count: this.#count };
    this.#timer = window.setTimeout(this.clear, SHOWN_MS);
  };

  clear = (): void => {
    this.current = null;
  };
}

export const notices = new Notices();
export const tell = notices.tell;
