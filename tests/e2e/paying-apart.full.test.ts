import { expect, inject, it } from 'vitest';
import { stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, cards, checkoutOf, heading, link, press } from '../support/checkout-pages.ts';
import { comeByMail } from '../support/mailed-link.ts';
import { invitationIn, nthMailTo } from '../support/mailbox.ts';
import { mailbox } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import { censa, zaren } from '../support/use-tickets.ts';

const { urls, dataDir } = inject('portal');
const { stage, hold, update, apart } = useShares();
const { phone } = useBrowser();

it('two friends pay for their own places: one is asked by mail and logs in, the other sees who has paid', async () => {
  const sale = await hold({ seats: 4 }, 3);
  const [mine, hers, his] = sale.booking.attendees;
  const named = [
    { id: mine?.id ?? '', ...zaren },
    { id: hers?.id ?? '', ...censa },
    { id: his?.id ?? '', first_name: 'Ġużi', last_name: 'Żahra' },
  ];
  await update(sale, ...named);
  const page = await phone({ buyer: sale.buyer });
  await page.goto(checkoutOf(sale.show));
  await button(page, 'Pay €30.00 by card').waitFor();
  await button(page, 'Let everyone pay for themselves').click();
  await button(page, 'Ask my friends to pay').click();
  await page.getByRole('alert').getByText('Enter the email address of at least one friend.').waitFor();
  const email = mailbox();
  const field = page.getByLabel('Email address for A2, Ċensa');
  await field.fill('nobody');
  await field.press('Enter');
  await page.getByRole('alert').getByText('Enter an email address in the format name@example.com.').waitFor();
  expect(await audit(page, 'en', 'the form for friends')).toEqual([]);
  await field.fill(email);
  await field.press('Enter');
  await page.getByText('Your friends have an email with a link to their places.').waitFor();
  await button(page, 'Pay €20.00 by card').waitFor();
  expect(await audit(page, 'en', 'friends were asked')).toEqual([]);

  const friend = await stagePerson(stage.db, urls[0]);
  const other = await phone({ locale: 'mt', width: 320 });
  const welcome = { title: sale.show.slug, login: 'Idħol biex teħdu', email: friend.email };
  await comeByMail(other, await nthMailTo(dataDir, email), welcome);
  await button(other, 'Ħudu u ħallas').tap();
  await other.getByLabel('Isem', { exact: true }).waitFor();
  await press(other, 'Issejvja u kompli');
  await button(other, 'Ħallas €10.00 bil-karta').waitFor();
  await press(other, 'Ħallas €10.00 bil-karta');
  await other.getByLabel('Numru tal-karta').fill(cards.pays);
  await other.getByRole('button', { name: /^Ħallas €/ }).click();
  await heading(other, 'Narawk hemm!');

  await page.goto('/account/bookings');
  await page.getByText('1 of 1 has paid.').waitFor();
  expect(await audit(page, 'en', '/account/bookings')).toEqual([]);
});

it('in Maltese, a link is sent again and turned down, and whoever asked takes the places back', async () => {
  const { sale, emails } = await apart();
  const [asked = '', other = ''] = emails;
  const page = await phone({ buyer: sale.buyer, locale: 'mt' });
  const tap = (words: string, email: string) =>
    page.getByRole('button', { name: new RegExp(`^${words} ?, ${email}$`) }).tap();
  await page.goto('/account/bookings');
  await page.getByText('0 minn 2 ħallsu.').waitFor();
  await page.getByText('Tista’ terġa’ tibgħat il-link minn dan il-ħin').first().waitFor();
  await stage.db
    .updateTable('booking_shares')
    .set({ mailed_at: new Date(0) })
    .where('email', '=', asked)
    .execute();
  await page.reload();
  await tap('Erġa’ ibgħat il-link', asked);
  await page.getByText(`Erġajna bgħatna l-link lil ${asked}.`).waitFor();
  expect(await audit(page, 'mt', 'the link was sent again')).toEqual([]);

  const friend = await phone();
  const { path } = invitationIn(await nthMailTo(dataDir, asked, 2));
  await friend.goto('/tickets/share#token=aaaaaaaaaaaaaaaaaaaaaaaa');
  await heading(friend, 'This link is no longer valid');
  await friend.goto(path);
  await heading(friend, sale.show.slug);
  await button(friend, 'No, thanks').tap();
  await heading(friend, 'You’ve turned it down');
  expect(await audit(friend, 'en', 'a place was turned down')).toEqual([]);
  await link(friend, 'See what’s on').tap();
  await friend.waitForURL('/media/events');
  await friend.goto(path);
  await heading(friend, 'This link is no longer valid');

  await page.reload();
  await page.getByText('Rifjutat', { exact: true }).waitFor();
  const takeBack = async (email: string) => {
    await tap('Ħudu lura', email);
    await page.getByText(`Il-post miżmum għal ${email} reġa’ sar tiegħek.`).waitFor();
  };
  await takeBack(asked);
  // What is still open stands first.
  await page.getByRole('listitem').filter({ hasText: '@mail.example' }).last().getByText(asked).waitFor();
  await takeBack(other);
  await expect.poll(() => page.getByText('Meħud lura', { exact: true }).count()).toBe(2);
  expect(await page.getByText('minn 2 ħallsu').count()).toBe(0);
  expect(await audit(page, 'mt', 'the places were taken back')).toEqual([]);
  await page.getByRole('link', { name: /^Kompli l-prenotazzjoni/ }).tap();
  await heading(page, 'Min se jattendi?');
  await page.getByText('€30.00').first().waitFor();
});
