import { addressOf } from './app-link.ts';

/** What comes before a click on a link: the mouse over it, the focus on it, a finger on it. */
const signs = ['pointerenter', 'focusin', 'touchstart'] as const;

/** Tells of each address of the app that is likely to be gone to next, once. */
export function expectNavigations(expect: (address: string) => void): void {
  const expected = new Set<string>();
  const notice = (event: Event) => {
    const address = addressOf(event);
    if (address === undefined || expected.has(address)) return;
    expected.add(address);
    expect(address);
  };
  for (const sign of signs) document.addEventListener(sign, notice, { capture: true, passive: true });
}
