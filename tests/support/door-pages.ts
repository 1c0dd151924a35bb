import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Visits } from './browser.ts';
import { button, heading } from './checkout-pages.ts';
import { type Staff, stageStaff } from './staff.ts';
import type { Stage } from './use-stage.ts';

type Opening = {
  locale?: 'en' | 'mt';
  /** Another person than a new one of the staff. */
  staff?: Staff;
  /** Something to do before the phone opens the page. */
  prepare?: (page: Page) => Promise<unknown>;
};

/** The ways of the people at a door, on a phone. */
export function doorPages({ db }: Stage, { phone }: Visits) {
  /** A phone at a door of the date, with its list. */
  async function openDoor(
    occurrence: string,
    door: string,
    { locale = 'en', staff, prepare }: Opening = {},
  ): Promise<Page> {
    const { token } = staff ?? (await stageStaff(db, inject('portal').urls[0], 'door'));
    const page = await phone({ buyer: { token }, locale });
    await prepare?.(page);
    await page.goto(`/desk/door/${occurrence}`);
    await page.getByRole('textbox').fill(door);
    await page.getByRole('textbox').press('Enter');
    await heading(page, door);
    return page;
  }

  async function type(page: Page, code: string): Promise<void> {
    await button(page, 'Code').click();
    await page.getByRole('textbox', { name: 'Ticket code' }).fill(code);
    await page.getByRole('textbox', { name: 'Ticket code' }).press('Enter');
  }

  const verdict = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();

  /** Waits until the service worker has the page and its files, also the reader of codes, which is fetched once the page is there. */
  const isKept = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          if (!(await caches.has('kept door'))) return false;
          const kept = await (await caches.open('kept door')).keys();
          const paths = kept.map(({ url }) => new URL(url).pathname);
          const hasReader = 'BarcodeDetector' in window || paths.some((path) => path.startsWith('/assets/decode-'));
          return hasReader && paths.includes(location.pathname);
        }),
      )
      .toBe(true);

  return { openDoor, type, verdict, isKept };
}
