const GAP = 56;
const HEAD = 96;

/** Scrolls what took the focus by keyboard, or to be typed in, out from under the bar at the bottom of the window. */
export function clearOfBar(target: Element, bar: Element | null): void {
  // A press of the mouse would otherwise end beside what it began on.
  if (bar === null || bar.contains(target) || !target.matches(':focus-visible')) return;
  requestAnimationFrame(() => {
    const { top, bottom } = target.getBoundingClientRect();
    const over = Math.min(bottom + GAP - bar.getBoundingClientRect().top, top - HEAD);
    if (over > 0) scrollBy(0, over);
  });
}
