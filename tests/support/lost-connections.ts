import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { PASSWORD } from './accounts.ts';
import { button, heading } from './checkout-pages.ts';

type Person = { id: string; email: string };

/** A step of a flow, before the last. */
export type Step = {
  heading: string;
  choose: (page: Page) => Promise<unknown>;
  /** A text that shows what was chosen, where no field does. */
  shown?: string;
  /** The button that goes on. */
  press: string;
  /** True if going on asks the portal; else the step is left without it. */
  asks: boolean;
};

/** Ends all sessions of somebody. */
export const endSessions = (db: Database, { id }: Pick<Person, 'id'>): Promise<unknown> =>
  db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', id).execute();

/** Waits for the page to say that it has no connection. */
export const seeUnreached = (page: Page): Promise<void> =>
  page
    .getByText(/connection|couldn’t reach/i)
    .filter({ visible: true })
    .first()
    .waitFor();

const address = (page: Page) => page.getByLabel('Email address');

/** The way to log in: the login page's first field, or the link to it. */
const wayIn = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).or(address(page)).first();

/** Presses until the page leads to the login page. What it reads by itself may tell it before the press does. */
export async function pressLoggedOut(page: Page, press: Locator): Promise<void> {
  const isLed = async () => {
    if (await wayIn(page).isVisible()) return true;
    await press.tap({ timeout: 2000 }).catch(() => undefined);
    return wayIn(page).isVisible();
  };
  await expect.poll(isLed).toBe(true);
}

/** Logs in where the page has led to. */
export async function logInAgain(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await wayIn(page).click();
  await address(page).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
}

/** All that is chosen and typed on the page. */
const answersOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input:checked, input:not([type=radio], [type=checkbox], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { name, value } = field as HTMLInputElement;
        return `${name}: ${value}`;
      }),
    );

/**
 * Goes from a step to the `next` heading, first without a connection, then without a session. Fails unless it always comes back to the same
 * step, with all that was chosen and typed.
 */
export async function loseAt(page: Page, step: Step, next: string, db: Database, person: Person): Promise<void> {
  const { shown, asks } = step;
  await heading(page, step.heading);
  await step.choose(page);
  const before = await answersOn(page);
  const isKept = async () => {
    await heading(page, step.heading);
    if (shown !== undefined) return page.getByText(shown).first().waitFor();
    await expect.poll(() => answersOn(page)).toEqual(before);
  };
  const press = button(page, step.press);
  await isKept();

  await page.context().setOffline(true);
  await press.tap();
  if (asks) await seeUnreached(page);
  else {
    await heading(page, next);
    await page.goBack();
  }
  await isKept();
  await page.context().setOffline(false);

  await endSessions(db, person);
  if (asks) await pressLoggedOut(page, press);
  else await page.reload();
  await logInAgain(page, person);
  await isKept();
  await press.tap();
  await heading(page, next);
}
