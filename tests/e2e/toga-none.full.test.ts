import { it } from 'vitest';
import { insertPerson, signIn } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { useOwnPortal } from '../support/own-portal.ts';

const { phone } = useBrowser();
const portal = useOwnPortal({ from: '2026-11-02T09:00:00Z', withSite: true });

it('leads back from a fitting for which there are no times yet', async () => {
  const { db, url } = portal();
  const { email } = await insertPerson(db);
  const { token } = await signIn(url(), email);
  const page = await phone();
  await page.context().addCookies([{ name: 'su_token', value: token, url: url() }]);
  await page.goto(`${url()}/services/togi-rentals/book`);
  await button(page, 'Continue').tap();
  await page.getByRole('heading', { level: 2, name: 'There are no fittings yet' }).waitFor();
  await button(page, 'Back').tap();
  await heading(page, 'What would you like to rent?');
});
