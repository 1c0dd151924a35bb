import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { cards, censa, checkoutOf, comeToCheck, heading, zaren } from '../support/checkout-pages.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import { tabTo } from '../support/keyboard.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();

async function pressKeyOn(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** The accessible name of the seat with the focus, with * if it is selected. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: seat } = document;
    return `${seat?.getAttribute('aria-label')}${seat?.getAttribute('aria-selected') === 'true' ? ' *' : ''}`;
  });

/** True if the ring around the seat with the focus is drawn. */
const ringIsDrawn = (page: Page) =>
  page.evaluate(() => {
    const ring = document.activeElement?.closest('[role=grid]')?.lastElementChild;
    return ring instanceof HTMLElement && getComputedStyle(ring).visibility === 'visible' && ring.offsetWidth > 10;
  });

it('books two seats by keyboard alone, in Maltese', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await desk({ buyer: await stage.buyer(), locale: 'mt' });
  await page.goto(checkoutOf(show));
  await heading(page, 'Kemm trid biljetti?');
  await pressKeyOn(page, 'Wieħed aktar: student');
  await page.keyboard.press('Enter');
  await pressKeyOn(page, 'Agħżel siġġijiet');

  await heading(page, 'Agħżel is-siġġijiet');
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  expect(await spoken(page)).toBe('Platea, filliera A, siġġu 1, Platea, student €10.00, guest €15.00, Disponibbli');
  expect(await ringIsDrawn(page)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await spoken(page)).toBe('Platea, filliera B, siġġu 2, Platea, student €10.00, guest €15.00, Disponibbli');
  await page.keyboard.press('Space');
  await expect
    .poll(() => spoken(page))
    .toBe('Platea, filliera B, siġġu 2, Platea, student €10.00, guest €15.00, Magħżul *');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect
    .poll(() => spoken(page))
    .toBe('Platea, filliera B, siġġu 3, Platea, student €10.00, guest €15.00, Magħżul *');
  // While a seat is being held the button takes no press.
  await page.getByRole('button', { name: 'Kompli', disabled: false, exact: true }).waitFor();
  await pressKeyOn(page, 'Kompli');

  await heading(page, 'Min se jattendi?');
  for (const [at, [first, last]] of [zaren, censa].entries()) {
    await tabTo(page, page.getByLabel('Isem', { exact: true }).nth(at));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(first);
    await tabTo(page, page.getByLabel('Kunjom', { exact: true }).nth(at));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(last);
  }
  await page.keyboard.press('Enter');

  await heading(page, 'Iċċekkja qabel ma tħallas');
  await pressKeyOn(page, 'Ħallas €20.00 bil-karta');
  await heading(page, 'Ħallas b’karta tal-prova');
  await tabTo(page, page.getByLabel('Numru tal-karta'));
  await page.keyboard.type(cards.pays);
  await page.keyboard.press('Enter');

  await heading(page, 'Narawk hemm!');
  const { bytes } = await fileSavedBy(page, () => pressKeyOn(page, 'Niżżel il-biljetti (PDF)'));
  expect(pagesOf(bytes)).toBe(2);
});

it('never leaves the focus behind the sheet at the foot of a phone', async () => {
  const page = await phone({ buyer: await stage.buyer(), locale: 'en' });
  await page.setViewportSize({ width: 390, height: 560 });
  await comeToCheck(page, await stage.show());
  const release = page.getByRole('button', { name: 'Release these places' });
  await tabTo(page, release);
  const { y: top = 0, height = 0 } = (await release.boundingBox()) ?? {};
  const sheet = await page.getByRole('complementary', { name: 'Your booking' }).boundingBox();
  expect(top + height).toBeLessThanOrEqual(sheet?.y ?? 0);
});
