import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, link, press } from '../support/checkout-pages.ts';
import type { Buyer } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone } = useBrowser();
const demo = { email: 'gulja.zammit@uni.example', password: 'Luzzu-2027' };

/** Someone signed in who can sign in again. */
async function buyerWithPassword() {
  const buyer = await stage.buyer();
  const { password_hash } = await stage.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', demo.email)
    .executeTakeFirstOrThrow();
  await stage.db.updateTable('users').set({ password_hash }).where('id', '=', buyer.id).execute();
  return buyer;
}

const endSession = ({ id }: Buyer) =>
  stage.db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', id).execute();

/** The step's page asks to log in, or redirects there at once: it depends on the call that first learns of the session's end. */
async function comeToLogin(page: Page): Promise<void> {
  const email = page.getByLabel('Email address');
  const offer = link(page, 'Log in to book');
  await email.or(offer).waitFor();
  if (await offer.isVisible()) await offer.tap();
}

async function logIn(page: Page, { email }: Buyer): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await button(page, 'Log in').tap();
}

async function nameOne(page: Page): Promise<void> {
  await button(page, 'One more student').tap();
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
  await page.getByLabel('First name').fill('Żaren');
  await page.getByLabel('Last name').fill('Buħaġiar');
}

describe('a session that ends in the middle', () => {
  it('takes up what was sent once the person has logged in again', async () => {
    const show = await stage.show();
    const buyer = await buyerWithPassword();
    const page = await phone({ buyer });
    await page.goto(checkoutOf(show));
    await nameOne(page);
    await endSession(buyer);
    await press(page, 'Save and continue');
    await heading(page, 'Please log in again');
    await link(page, 'Log in again').tap();
    await logIn(page, buyer);
    await heading(page, 'Check before you pay');
    await page.getByText('Żaren Buħaġiar').waitFor();
  });

  it('comes back to the step of the address, with the choice kept', async () => {
    const show = await stage.show();
    const buyer = await buyerWithPassword();
    const page = await phone({ buyer });
    await page.goto(checkoutOf(show));
    await nameOne(page);
    await press(page, 'Save and continue');
    await heading(page, 'Check before you pay');
    await endSession(buyer);
    await page.reload();
    await comeToLogin(page);
    await logIn(page, buyer);
    await heading(page, 'Check before you pay');
    await page.getByText('Żaren Buħaġiar').waitFor();
  });

  it('shows nothing of the choice to someone else who logs in', async () => {
    const show = await stage.show();
    const [buyer, other] = [await buyerWithPassword(), await buyerWithPassword()];
    const page = await phone({ buyer });
    await page.goto(checkoutOf(show));
    await nameOne(page);
    await endSession(buyer);
    await press(page, 'Save and continue');
    await link(page, 'Log in again').tap();
    await logIn(page, other);
    await heading(page, 'How many tickets?');
    expect(await page.getByRole('group', { name: 'student' }).getByRole('status').textContent()).toBe('0');
  });
});
