import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Show } from './stage.ts';

/** Waits for the step or screen with this heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

let presses = 0;

/**
 * Presses the one button of a step. Each time at another end of the button: two presses at one place within half a second are a double
 * click, whose second half the checkout ignores.
 */
export async function press(page: Page, name: string): Promise<void> {
  const action = button(page, name);
  const { width, height } = (await action.boundingBox()) ?? { width: 0, height: 0 };
  presses += 1;
  await action.click({ position: { x: presses % 2 === 0 ? 12 : width - 12, y: height / 2 } });
}

/** Presses a button twice as on a slow phone: the second press is waiting already, and comes before any timer. */
export const pressTwiceAtOnce = (action: Locator): Promise<void> =>
  action.evaluate(async (pressed: HTMLElement) => {
    const press = () => pressed.click();
    await Promise.all([1, 2].map(() => scheduler.postTask(press, { priority: 'user-blocking' })));
  });

/** The address of a show's checkout. */
export const checkoutOf = ({ slug, occurrenceId }: Show) => `/media/events/${slug}/book/${occurrenceId}`;

/** A seat on the plan by its accessible name. Only the seats around the one that Tab reaches are in the page. */
export const seatCell = (page: Page, row: string, seat: number, state = '') =>
  page.getByRole('gridcell', { name: new RegExp(`row ${row}, seat ${seat}, .*${state}$`) });

/** Longer than the cells take to follow a moving plan. */
const restMs = 200;

/** The box of a cell once the plan is drawn and at rest. */
async function restingBox(cell: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  let seen = await cell.boundingBox();
  const rests = async () => {
    const before = seen;
    seen = await cell.boundingBox();
    return (seen?.width ?? 0) > 10 && isDeepStrictEqual(seen, before);
  };
  await expect.poll(rests, { interval: restMs }).toBe(true);
  if (!seen) throw new Error('The seat is not on the plan');
  return seen;
}

/** Presses the plan where a seat is drawn, with the mouse or, on a phone, with a finger. */
export async function pressSeat(page: Page, row: string, seat: number): Promise<void> {
  const { x: left, y: top, width, height } = await restingBox(seatCell(page, row, seat));
  const [x, y] = [left + width / 2, top + height / 2];
  const hasFinger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (hasFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Presses a free seat and waits until it is held. */
export async function chooseSeat(page: Page, row: string, seat: number): Promise<void> {
  const held = page.waitForResponse(
    (answer) => answer.url().includes('/api/bookings') && answer.request().method() !== 'GET',
  );
  await Promise.all([held, pressSeat(page, row, seat)]);
  await seatCell(page, row, seat, 'Selected').waitFor();
}

export type Name = readonly [first: string, last: string];
export const zaren: Name = ['Żaren', 'Buħaġiar'];
export const censa: Name = ['Ċensa', 'Ħili'];

/** Fills in the attendees and continues. */
export async function nameEveryone(page: Page, names: readonly Name[]): Promise<void> {
  await heading(page, 'Who’s coming?');
  for (const [at, [first, last]] of names.entries()) {
    await page.getByLabel('First name').nth(at).fill(first);
    await page.getByLabel('Last name').nth(at).fill(last);
  }
  await press(page, 'Save and continue');
}

/** From the checkout's first step to the check, with one ticket of an event with unreserved places. */
export async function comeToCheck(page: Page, show: Show): Promise<void> {
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Continue');
  await nameEveryone(page, [zaren]);
  await heading(page, 'Check before you pay');
}

export const cards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Pays on the provider's page. */
export async function payWith(page: Page, card: keyof typeof cards): Promise<void> {
  await heading(page, 'Pay by test card');
  await page.getByLabel('Card number').fill(cards[card]);
  await page.getByRole('button', { name: /^Pay €/ }).click();
}
