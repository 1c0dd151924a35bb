import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hashPassword } from '../../server/kernel/auth/passwords.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { PASSWORD } from './accounts.ts';
import { button } from './checkout-pages.ts';
import { endSessions, logInAgain, seeUnreached } from './lost-connections.ts';

type Person = { id: string; email: string };

const hash = hashPassword(PASSWORD);

/** Gives somebody who was staged with a session a password too. */
export const givePassword = async (db: Database, { id }: Pick<Person, 'id'>): Promise<void> =>
  void (await db
    .updateTable('users')
    .set({ password_hash: await hash })
    .where('id', '=', id)
    .execute());

/** A form, or a button that sends at once. */
export type Sending = {
  /** Opens it from its page, where it is not open yet. */
  open?: (page: Page) => Promise<unknown>;
  fill: (page: Page) => Promise<unknown>;
  /** Waits until what was typed is in its fields. */
  kept: (page: Page) => Promise<unknown>;
  /** The fields that the page has to ask for again after a login, as it names them. */
  lost?: string;
  /** Fills in those, or presses what opens a form without any fields. */
  again?: (page: Page) => Promise<unknown>;
  /** The button's name, or what else sends it. */
  send: string | RegExp | Locator;
  /** A part of the address that it is sent to. */
  call: string;
  done: Locator;
  /** Steps after the login, before the page: the desk's code. */
  enter?: (page: Page) => Promise<unknown>;
  /** True if the page has no form: nothing was typed. */
  isPress?: boolean;
  /** The page's words for a press without a network, where others say that there is none even before. */
  notSent?: string;
  /** True if the page asks how things stand as soon as an answer is lost, and shows the outcome without another press. */
  asksAgain?: boolean;
};

function sender(page: Page, { send }: Sending): Locator {
  if (typeof send === 'string') return button(page, send).last();
  return send instanceof RegExp ? page.getByRole('button', { name: send }).last() : send;
}

/** Lets every write to these addresses reach the server, and loses the answers. Returns what ends that. */
async function loseAnswers(page: Page, call: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request: { method } }) => {
    const answer =
      method === 'GET'
        ? devtools.send('Fetch.continueRequest', { requestId })
        : devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    // The page may have been left meanwhile, and its requests with it.
    void answer.catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${call}*`, requestStage: 'Response' }] });
  return () => devtools.detach();
}

/** Sends without a network: the page says so, and nothing is lost. */
export async function sendOffline(page: Page, sending: Sending): Promise<void> {
  await sender(page, sending).waitFor();
  await page.context().setOffline(true);
  await sender(page, sending).click();
  if (sending.notSent === undefined) await seeUnreached(page);
  else await page.getByText(sending.notSent).waitFor();
  await sending.kept(page);
  await page.context().setOffline(false);
}

/** Sends after the session has ended: the page leads to the login and back, says what happened, and has what was typed. */
export async function sendLoggedOut(page: Page, db: Database, person: Person, sending: Sending): Promise<void> {
  const { pathname } = new URL(page.url());
  await endSessions(db, person);
  // What the page reads by itself may tell it before the press does.
  await expect
    .poll(async () => {
      if (new URL(page.url()).pathname === '/login') return true;
      await sender(page, sending)
        .click({ timeout: 2000 })
        .catch(() => undefined);
      return new URL(page.url()).pathname === '/login';
    })
    .toBe(true);
  await logInAgain(page, person);
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await sending.enter?.(page);
  if (sending.isPress !== true) await page.getByText('You were logged out before this was sent').waitFor();
  if (sending.lost !== undefined)
    await page.getByText(`so give these again: ${sending.lost}`, { exact: false }).waitFor();
  await sending.kept(page);
  await sending.again?.(page);
}

/** Sends, loses the answer, and sends again unless the page learns the outcome by itself. */
export async function sendUnanswered(page: Page, sending: Sending): Promise<void> {
  const endLoss = await loseAnswers(page, sending.call);
  await sender(page, sending).click();
  if (sending.asksAgain === true) {
    await sending.done.waitFor();
    return endLoss();
  }
  // What the page reads by itself may show the outcome before it says that none came, or before the press does.
  await Promise.race([seeUnreached(page), sending.done.waitFor()]);
  await endLoss();
  // Pressed once: another press might meet a button of the same name, which opens the form again.
  await Promise.race([sender(page, sending).click(), sending.done.waitFor()]);
  await sending.done.waitFor();
}

/** Sends a form in all three ways. */
export async function sendThroughLosses(page: Page, db: Database, person: Person, sending: Sending): Promise<void> {
  await sending.open?.(page);
  await sending.fill(page);
  await sendOffline(page, sending);
  await sendLoggedOut(page, db, person, sending);
  await sendUnanswered(page, sending);
}

/** Waits until a field has this value. */
export const hasValue = (page: Page, label: string | RegExp, value: string): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByLabel(label, { exact: typeof label === 'string' })
        .first()
        .inputValue(),
    )
    .toBe(value);
