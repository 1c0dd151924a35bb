import type { Page } from 'playwright-core';
import type { Gesture } from '../../paths/replay.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { button } from '../../support/checkout-pages.ts';
import { wordsOf } from '../../support/words.ts';
import { online } from '../walking/hearing.ts';
import { refusalOf } from './outcome.ts';
import type { Visit } from './visit.ts';

const t = wordsOf('en');

/**
 * Whether the page to log in is shown already. The registration keeps its place when the session has ended; what else the page asks the portal
 * does not, and either may hear of it first.
 */
const isAtLogin = (page: Page): boolean => new URL(page.url()).pathname === '/login';

/** Waits for the page that says that the session has ended, or for the one to log in. */
export const seeSignedOut = (page: Page): Promise<void> =>
  page
    .getByRole('heading', { level: 1, name: t('registration:signedOut.heading'), exact: true })
    .or(page.getByLabel(t('auth:password'), { exact: true }))
    .waitFor();

/** Logs in. Where the registration is not told even then, its page is opened once more, when the world is ready for that. */
export const logIn: Gesture<Visit> = async (visit, _step, [next]) => {
  const { page, world } = visit;
  await online(visit);
  const main = page.getByRole('main');
  // The first such link is the layout's, which leads to the account.
  const toLogin = main.getByRole('link', { name: t('shell:login'), exact: true }).last();
  const address = page.getByLabel(t('auth:email'));
  // The page to log in may come by itself meanwhile: then its first field is pressed, which does no harm.
  await toLogin.or(address).first().click();
  await address.fill(world.email);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: t('shell:login') }).click();
  await page.waitForURL(/\/register/);
  if (next && refusalOf(next) !== null) visit.address = new URL(page.url()).pathname;
};

export const registerAnew: Gesture<Visit> = async ({ page }) => {
  if (isAtLogin(page))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell:register'), exact: true })
      .click();
  else await button(page, t('registration:signedOut.again')).click();
};
