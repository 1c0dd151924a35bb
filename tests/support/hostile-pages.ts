import type { Page } from 'playwright-core';
import { visit } from './audit.ts';

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The parts of the page that a hostile text made: elements that run something by themselves, which no page of the portal has. */
export const hostileParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs = ({ name, value }: Attr) => name.startsWith('on') || /^\s*javascript:/i.test(value);
    const parts = Array.from(document.querySelectorAll('*')).filter(
      (element) =>
        Array.from(element.attributes).some(runs) || element.matches('[srcdoc], base, meta[http-equiv=refresh]'),
    );
    return parts.map((element) => element.outerHTML.slice(0, 200));
  });

/** Opens an address, and finds whatever ran or could run there, and the texts that are not shown as they were typed. */
export async function inspect(page: Page, address: string, typed: readonly string[]): Promise<string[]> {
  await visit(page, address);
  const shown = oneLine(await page.locator('body').evaluate((body) => body.textContent));
  const lost = typed.filter((text) => !shown.includes(oneLine(text)));
  const parts = await hostileParts(page);
  return [...parts.map((part) => `became ${part}`), ...lost.map((text) => `not shown: ${text}`)].map(
    (problem) => `${address}: ${problem}`,
  );
}
