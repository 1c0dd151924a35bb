import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { audit } from './audit.ts';
import { heading } from './checkout-pages.ts';
import { invitationIn, type Mail } from './mailbox.ts';

interface Welcome {
  /** The heading of the page that the link opens. */
  title: string;
  /** The words of its link to log in. */
  login: string;
  email: string;
}

/** Opens a mail's link in Maltese, logs in from its page and comes back to it. Returns the link's path, with its secret. */
export async function comeByMail(page: Page, mail: Mail, { title, login, email }: Welcome): Promise<string> {
  const { path } = invitationIn(mail);
  await page.goto(path);
  await heading(page, title);
  expect(new URL(page.url()).hash).toBe('');
  expect(await audit(page, 'mt', new URL(page.url()).pathname)).toEqual([]);
  const alternative = page.getByText('Diġà għandek kont?');
  await alternative.waitFor();
  await page.getByRole('main').getByRole('link', { name: login, exact: true }).last().tap();
  await page.getByLabel('Indirizz elettroniku').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Idħol', exact: true }).tap();
  await heading(page, title);
  await alternative.waitFor({ state: 'detached' });
  return path;
}
