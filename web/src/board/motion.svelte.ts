/** How long does a card fly? Not at all for those who asked their system for less motion. */

const FLIGHT_MS = 260;

class Motion {
  reduced = $state(false);

  constructor() {
    const asked = matchMedia("(prefers-reduced-motion: reduce)");
    this.reduced = asked.matches;
    asked.addEventListener("change", () => {
      this.reduced = asked.matches;
    });
  }
}

const motion = new Motion();

export const moveMs = () => (motion.reduced ? 0 : FLIGHT_MS);
