import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, link } from '../support/checkout-pages.ts';
import { mailbox, take, takeBack } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import { censa, zaren } from '../support/use-tickets.ts';

const { hold, update, apart, friend, taken } = useShares();
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

it('a link whose places somebody else has taken ends on a page with ways on', async () => {
  const { sale, tokens } = await apart({ seats: 4 }, 2);
  const [token = ''] = tokens;
  const stranger = await phone({ buyer: await friend() });
  await stranger.goto(`/tickets/share#token=${token}`);
  await heading(stranger, sale.show.slug);
  await take(await friend(), token);
  await button(stranger, 'Take it and pay').tap();
  await heading(stranger, 'This link is no longer valid');
});

it('a place that was taken in another tab can’t be turned down, and is gone on with', async () => {
  const { sale, tokens } = await apart({ seats: 4 }, 2);
  const [token = ''] = tokens;
  const who = await friend();
  const page = await phone({ buyer: who });
  await page.goto(`/tickets/share#token=${token}`);
  await heading(page, sale.show.slug);
  await take(who, token);
  await button(page, 'No, thanks').tap();
  await button(page, 'Continue to payment').waitFor();
  expect(await button(page, 'No, thanks').count()).toBe(0);
});

it('a link offers nothing to whoever asked, and to a stranger once somebody has taken the place', async () => {
  const { sale, tokens } = await apart({ seats: 4 }, 2);
  const [token = ''] = tokens;
  const asker = await phone({ buyer: sale.buyer });
  await asker.goto(`/tickets/share#token=${token}`);
  await heading(asker, 'This link is for your friend');
  await take(await friend(), token);
  const stranger = await phone({ buyer: await friend() });
  await stranger.goto(`/tickets/share#token=${token}`);
  await heading(stranger, 'This link is no longer valid');
});

it.each([
  ['en', 'These places are no longer held for you', 'My bookings'],
  ['mt', 'Dawn il-postijiet m’għadhomx miżmuma għalik', 'Il-prenotazzjonijiet tiegħi'],
] as const)('a friend in the checkout (%s) is told that the place was taken back', async (locale, gone, bookings) => {
  const { sale, tokens, ids } = await apart({ seats: 4 }, 2);
  const who = await friend();
  await taken(who, tokens[0] ?? '', sale);
  const page = await phone({ buyer: who, locale });
  await page.goto(checkoutOf(sale.show));
  await page
    .getByLabel(locale === 'en' ? 'First name' : 'Isem')
    .first()
    .waitFor();
  await takeBack(sale, ids[0] ?? '');
  await heading(page, gone);
  await link(page, bookings).waitFor();
});

it('friends’ addresses that were typed are there after a reload, until the form is closed', async () => {
  const sale = await hold({ seats: 4 }, 2);
  const [mine, hers] = sale.booking.attendees;
  await update(sale, { id: mine?.id ?? '', ...zaren }, { id: hers?.id ?? '', ...censa });
  const page = await phone({ buyer: sale.buyer });
  await page.goto(checkoutOf(sale.show));
  await button(page, 'Let everyone pay for themselves').tap();
  const field = page.getByLabel('Email address for A2, Ċensa');
  const address = mailbox();
  await field.fill(address);
  await page.reload();
  await expect.poll(() => field.inputValue({ timeout: 5000 })).toBe(address);
  await button(page, 'I’ll pay for everyone').tap();
  await page.reload();
  await button(page, 'Let everyone pay for themselves').waitFor();
  expect(await field.count()).toBe(0);
});
