import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/accounts.ts';
import { heading } from '../../support/checkout-pages.ts';
import { goTo, open } from '../../support/settles.ts';
import { wordsOf } from '../../support/words.ts';
import { type Hearing, lookOnline, offline, online } from './hearing.ts';

/** A visit to a flow's page, by somebody with an account. */
type Visit = Hearing & { world: { email: string; signOutEverywhere: () => Promise<unknown> } };

const t = wordsOf('en');

/** Sets the network and the session as the next call needs them, by the code of its refusal; undefined if it succeeds. */
export async function connect(visit: Visit, refusal: string | undefined): Promise<void> {
  if (refusal === 'away') return offline(visit);
  if (refusal === undefined) return online(visit);
  await lookOnline(visit);
  if (refusal === 'signedOut') await visit.world.signOutEverywhere();
}

/**
 * Opens a flow's page so that its first call ends with this refusal, if any. Without a network it comes from another page of the portal: a
 * newly opened one would not load. `first` is the heading until then.
 */
export async function come(visit: Visit, address: string, refusal: string | undefined, first: string): Promise<void> {
  const { page } = visit;
  if (refusal === 'signedOut') await visit.world.signOutEverywhere();
  if (refusal !== 'away') return goTo(page, address);
  await open(page, address);
  await heading(page, first);
  await leaveAndComeBack(page, () => offline(visit));
}

/** Leaves a flow for the portal's first page, and comes back after something has happened. */
export async function leaveAndComeBack(page: Page, happening: () => Promise<unknown>): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await happening();
  await page.goBack();
}

/** Logs in, on the page that says that the session has ended or on the login page, which leads back to `address`. */
export async function logInAgain(visit: Visit, address: RegExp): Promise<void> {
  const { page, world } = visit;
  await online(visit);
  const main = page.getByRole('main');
  const email = page.getByLabel(t('auth:email'));
  await main
    .getByRole('link', { name: t('shell:login'), exact: true })
    .last()
    .or(email)
    .first()
    .click();
  await email.fill(world.email);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: t('shell:login') }).click();
  await page.waitForURL(address);
}

/** Waits for the page that says that the session has ended, or for the login page: either may come first. */
export const seeSignedOut = (page: Page, words: string): Promise<void> =>
  page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: words })
    .or(page.getByLabel(t('auth:password'), { exact: true }))
    .waitFor();
