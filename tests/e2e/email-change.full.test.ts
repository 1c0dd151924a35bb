import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PASSWORD, signIn } from '../support/accounts.ts';
import { change, field, part } from '../support/account-pages.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link, pressTwiceAtOnce } from '../support/checkout-pages.ts';
import { codeIn, nthMailTo, undoIn } from '../support/mailbox.ts';
import { usePeople } from '../support/use-people.ts';

const { phone, desk } = useBrowser();
const { urls, dataDir, db, settledPerson } = usePeople();
const [url] = urls;

/** The words of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

it('changes the email address with the code that came to the new one', async () => {
  const person = await settledPerson();
  const next = `${randomUUID()}@uni.example`;
  const page = await desk({ buyer: person });
  await page.goto('/account/my-details');
  await change(page, 'University email').click();
  await field(page, 'New email address').fill(next);
  await field(page, 'Current password').fill('Not-the-1-it-is');
  await button(page, 'Send a code').click();
  await page.getByRole('alert').getByText('That isn’t your account’s password.').first().waitFor();
  await field(page, 'Current password').fill(PASSWORD);
  await button(page, 'Send a code').press('Enter');
  await page.getByText(`${next} is waiting to be confirmed.`).waitFor();
  await expect.poll(() => focused(page)).toContain(`${next} is waiting to be confirmed.`);
  const code = codeIn(await nthMailTo(dataDir, next));
  const wrong = code === '0000' ? '1111' : '0000';
  await field(page, 'Verification code').fill(wrong);
  await button(page, 'Confirm').click();
  await page.getByRole('alert').getByText('That code isn’t right.').waitFor();
  await field(page, 'Verification code').fill(code);
  await button(page, 'Confirm').click();
  await page.getByText(`Your email address is now ${next}`).waitFor();
  await part(page, 'Signing in').getByText(next, { exact: true }).waitFor();
  expect((await signIn(url, next)).token).not.toBe('');
});

it('says that the address is changed where another tab has confirmed it', async () => {
  const person = await settledPerson();
  const next = `${randomUUID()}@uni.example`;
  await person.client.PUT('/auth/me', { body: { email: next, current_password: PASSWORD } });
  const code = codeIn(await nthMailTo(dataDir, next));
  const page = await desk({ buyer: person });
  await page.goto('/account/my-details');
  await field(page, 'Verification code').fill(code);
  await person.client.POST('/auth/me/email', { body: { code } });
  await button(page, 'Confirm').click();
  await page.getByText(`Your email address is now ${next}`).or(page.getByRole('alert')).waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  expect(await page.getByText('is waiting to be confirmed').count()).toBe(0);
});

it('keeps the focus where a form of the account is left by keyboard', async () => {
  const page = await desk({ buyer: await settledPerson() });
  await page.goto('/account/my-details');
  await change(page, 'University email').press('Enter');
  await field(page, 'New email address').and(page.locator(':focus')).waitFor();
  await button(page, 'Discard changes').press('Enter');
  await expect.poll(() => focused(page)).toBe('Change University email');
  await page.goto('/account/my-settings');
  await button(page, 'Change password').press('Enter');
  await button(page, 'Discard changes').press('Enter');
  await expect.poll(() => focused(page)).toBe('Change password');
});

it('moves the focus to what a press opens, and to what comes in place of the pressed button', async () => {
  const person = await settledPerson();
  const next = `${randomUUID()}@uni.example`;
  await person.client.PUT('/auth/me', { body: { email: next, current_password: PASSWORD } });
  const page = await desk({ buyer: person });
  await page.clock.install();
  const isFocused = (control: Locator) => expect.poll(() => control.evaluate((at) => at === document.activeElement));
  await page.goto('/account/my-settings');
  await button(page, 'Change password').press('Enter');
  await isFocused(field(page, 'Current password')).toBe(true);
  await page.goto('/account/my-details');
  await change(page, 'University email').press('Enter');
  await isFocused(field(page, 'New email address')).toBe(true);
  await button(page, 'Discard changes').press('Enter');
  const again = button(page, 'Resend the code');
  await page.getByText('You can resend in').waitFor();
  await page.clock.runFor(61_000);
  // The server counts the minute by its own clock, which other tests move.
  const sent_at = new Date(0);
  await db.updateTable('mailbox_codes').set({ sent_at }).where('user_id', '=', person.id).execute();
  await again.press('Enter');
  await isFocused(page.getByText('You can resend in')).toBe(true);
  await page.clock.runFor(61_000);
  await isFocused(again).toBe(true);
});

it('tells password managers whose password each form asks for', async () => {
  const person = await settledPerson();
  const page = await desk({ buyer: person });
  const username = page.locator('form input[autocomplete=username]:not([type=hidden])');
  const tellsWho = async (button: Locator) => {
    await button.click();
    await page.locator('input[autocomplete=current-password]').waitFor();
    expect(await username.inputValue()).toBe(person.email);
    expect(await username.isVisible()).toBe(false);
  };
  await page.goto('/account/my-details');
  await tellsWho(change(page, 'University email'));
  await page.goto('/account/my-settings');
  await tellsWho(button(page, 'Change password'));
  await button(page, 'Discard changes').click();
  await tellsWho(button(page, 'Delete my account'));
  await page.goto(`/login/password/create#token=made-up&email=${encodeURIComponent(person.email)}`);
  await heading(page, 'Create a password');
  expect(await username.inputValue()).toBe(person.email);
});

it('takes an email address back by the mailed link, and makes a new password', async () => {
  const person = await settledPerson();
  const next = `${randomUUID()}@uni.example`;
  await person.client.PUT('/auth/me', { body: { email: next, current_password: PASSWORD } });
  const code = codeIn(await nthMailTo(dataDir, next));
  await person.client.POST('/auth/me/email', { body: { code } });
  const { path } = undoIn(await nthMailTo(dataDir, person.email));
  const page = await phone();
  await page.goto(path);
  await heading(page, 'Take your email address back');
  expect(page.url()).not.toContain('#');
  await signIn(url, next);
  await button(page, 'Take my address back').tap();
  await heading(page, 'Create a password');
  await page.getByText(`For the account of ${person.email}.`).waitFor();
  await field(page, 'New password').fill('Għasfur-Aħmar-88');
  await field(page, 'Repeat the new password').fill('Għasfur-Aħmar-88');
  await button(page, 'Save the password').tap();
  await page.getByRole('heading', { level: 1, name: 'Merħba, Ġużeppa' }).waitFor();
  await expect(signIn(url, next)).rejects.toThrow('could not sign in');

  const again = await phone();
  await again.goto(path);
  await button(again, 'Take my address back').tap();
  await again.getByText('Links work once and expire in seven days.').waitFor();
  await link(again, 'Ask for a new link').tap();
  await heading(again, 'Forgot your password?');
});

it('goes on to a new password where the button of the mailed link is pressed twice at once', async () => {
  const person = await settledPerson();
  const next = `${randomUUID()}@uni.example`;
  await person.client.PUT('/auth/me', { body: { email: next, current_password: PASSWORD } });
  await person.client.POST('/auth/me/email', { body: { code: codeIn(await nthMailTo(dataDir, next)) } });
  const page = await phone();
  await page.goto(undoIn(await nthMailTo(dataDir, person.email)).path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/email/undo')) sent.push(request.method());
  });
  await pressTwiceAtOnce(button(page, 'Take my address back'));
  await page.getByText(`For the account of ${person.email}.`).or(link(page, 'Ask for a new link')).waitFor();
  expect(sent).toEqual(['POST']);
  await heading(page, 'Create a password');
});
