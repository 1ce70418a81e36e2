/** What scrolls must be reachable by keyboard, also where browsers do not see to that themselves. */
export function reachable(element: HTMLElement): void {
  element.tabIndex = 0;
}
