import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link, pressTwiceAtOnce } from '../support/checkout-pages.ts';
import { usePurchases } from '../support/purchasing.ts';

const { phone } = useBrowser();
const { person, opened, orderCard } = usePurchases();

it('a card can be ordered again after Back from the provider’s page', async () => {
  const page = await phone({ buyer: await person() });
  await page.goto('/account/student-card');
  // The browser requests the provider’s page and stays on this one, as when Back is quicker than the provider.
  await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }));
  const order = page.getByRole('button', { name: /^(Order|Pay)/ });
  await order.tap();
  await heading(page, 'Taking you to payment');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await heading(page, 'Waiting for your payment');
  await page.unroute('**/pay/*');
  await button(page, 'Continue to payment').tap();
  await page.waitForURL('**/pay/*');
  // Back to a page that the browser loads anew: it doesn't leave for the provider a second time.
  await page.goBack();
  await heading(page, 'Waiting for your payment');
  await page.getByText('If you haven’t, continue to payment.').waitFor();
  await link(page, 'Back to your account').tap();
  await page.getByRole('main').getByRole('link', { name: /^Pay/ }).tap();
  await page.waitForURL('**/pay/*');
});

it('waiting for a payment has a way out, and another try after a failure', async () => {
  const buyer = await person();
  const { id } = await opened(orderCard(buyer));
  const page = await phone({ buyer });
  await page.route('**/api/auth/register/status*', (route) => route.abort('internetdisconnected'));
  await page.goto(`/account/payment?purchase=${id}&from=success`);
  await heading(page, 'Your payment');
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/auth/register/status*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await link(page, 'Back to your account').tap();
  await page.getByRole('heading', { level: 1, name: /^Merħba/ }).waitFor();
});

it('a card ordered offline is not told as something that couldn’t be loaded', async () => {
  const page = await phone({ buyer: await person() });
  await page.goto('/account/student-card');
  const order = page.getByRole('button', { name: /^Order/ });
  await order.waitFor();
  await page.context().setOffline(true);
  await order.tap();
  const told = page.getByRole('main').getByRole('alert');
  await told.waitFor();
  expect(await told.innerText()).toBe('We couldn’t reach the portal. Check your connection and try again.');
});

it('a card is ordered once when its button is pressed twice at once', async () => {
  const page = await phone({ buyer: await person() });
  await page.goto('/account/student-card');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/register/cards')) sent.push(request.method());
  });
  await pressTwiceAtOnce(page.getByRole('button', { name: /^Order/ }));
  await page.waitForURL('**/pay/*');
  expect(sent).toEqual(['POST']);
});
