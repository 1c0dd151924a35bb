import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf } from '../support/checkout-pages.ts';
import { mailbox } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import { censa, zaren } from '../support/use-tickets.ts';

const { hold, update } = useShares();
const { phone } = useBrowser();

it('whoever asks the only other person to pay keeps the focus, and reads in Maltese until when all is held', async () => {
  const sale = await hold({ seats: 4 }, 2);
  const [mine, hers] = sale.booking.attendees;
  await update(sale, { id: mine?.id ?? '', ...zaren }, { id: hers?.id ?? '', ...censa });
  const page = await phone({ buyer: sale.buyer, locale: 'mt' });
  await page.goto(checkoutOf(sale.show));
  await button(page, 'Kulħadd iħallas tiegħu').tap();
  const field = page.getByRole('textbox', { name: 'Indirizz elettroniku' });
  await field.fill(mailbox());
  await field.press('Enter');
  await page.getByText(/^Kollox jinżamm sa dan il-ħin: (?:Il-|I[dnrstxzżċ]-)/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mal-ħbieb?');
  await page.goto('/account/bookings');
  await page.getByText(/^Il-postijiet jinżammu sa dan il-ħin: I/).waitFor();
});
