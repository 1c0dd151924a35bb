import { addressOf } from './app-link.ts';

/** Events that come before a click on a link: hover, focus, touch. */
const signs = ['pointerenter', 'focusin', 'touchstart'] as const;

/** Calls `expect` once with each address of the app that is likely to be opened next. */
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
