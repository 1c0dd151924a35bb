import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Listens to what a screen reader reads out by itself from now on: alerts, and what changes in a live region that stood on the page before.
 * One that comes together with its words, or was hidden until then, is not read out. The returned check waits until something was said.
 */
export async function listen(page: Page): Promise<(words: RegExp) => Promise<void>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const regions = '[role=status], [role=log], [role=alert], [aria-live], output';
    let standing = new Set<Element>();
    const say = (place: Element) => said.push(place.textContent.trim());
    const hear = (changes: readonly MutationRecord[]) => {
      const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const spoken = new Set(changed.flatMap((place) => place?.closest(regions) ?? []));
      for (const region of spoken) if (standing.has(region)) say(region);
      const alerts = Array.from(document.querySelectorAll('[role=alert]'));
      for (const alert of alerts) if (!standing.has(alert)) say(alert);
      standing = new Set(Array.from(document.querySelectorAll(regions)).filter((region) => region.checkVisibility()));
    };
    hear([]);
    said.length = 0;
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return (words) =>
    expect
      .poll(() => heard.jsonValue(), { message: 'what is said aloud' })
      .toContainEqual(expect.stringMatching(words));
}
