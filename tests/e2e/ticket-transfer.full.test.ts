import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { comeByMail } from '../support/mailed-link.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { useTickets } from '../support/use-tickets.ts';

const { urls, dataDir } = inject('portal');
const { stage, hold, pay } = useTickets();
const { phone } = useBrowser();

it('a ticket goes to a friend, who logs in from the mail, names themselves in Maltese and has it', async () => {
  const sale = await hold({ names: 'required', cents: { student: 0, guest: 0 }, seats: 4 });
  await sale.client.PUT('/bookings/{booking}/attendees', {
    params: sale.params,
    body: { attendees: sale.booking.attendees.map(({ id }) => ({ id, first_name: 'Żaren', last_name: 'Buħaġiar' })) },
  });
  await pay(sale);
  const page = await phone({ buyer: sale.buyer, width: 320 });
  await page.goto('/account/bookings');
  await page
    .getByRole('button', { name: /Send to someone/ })
    .first()
    .tap();
  await page.getByLabel('Their email address').fill('nobody');
  await button(page, 'Send the ticket').tap();
  await page.getByRole('alert').waitFor();
  const email = `${randomUUID()}@mail.example`;
  await page.getByLabel('Their email address').fill(email);
  await button(page, 'Send the ticket').tap();
  await page.getByText(`The ticket is on its way to ${email}.`).waitFor();
  await page.getByRole('button', { name: /Take it back/ }).waitFor();
  expect(await audit(page, 'en', '/account/bookings')).toEqual([]);

  const friend = await stagePerson(stage.db, urls[0]);
  const other = await phone({ locale: 'mt', width: 320 });
  const welcome = { title: sale.show.slug, login: 'Idħol biex taċċetta', email: friend.email };
  const path = await comeByMail(other, await nthMailTo(dataDir, email), welcome);
  const first = other.getByLabel('Isem', { exact: true });
  await first.fill('');
  await button(other, 'Aċċetta l-biljett').tap();
  await other.getByRole('alert').waitFor();
  await first.fill('Ċensa');
  await button(other, 'Aċċetta l-biljett').tap();
  await heading(other, 'Il-biljett issa hu tiegħek');
  await link(other, 'Ara l-prenotazzjonijiet tiegħi').tap();
  await other.getByText('Dan il-biljett tahulek xi ħadd.').waitFor();
  await other.getByRole('button', { name: /^Ħassar il-prenotazzjoni/ }).tap();
  await other.getByText('ma jintraddu l-ebda flus, la lilek u lanqas lil min tahulek').waitFor();

  await page.reload();
  await page.getByText('Given away', { exact: true }).waitFor();
  await other.goto(path);
  await heading(other, 'Dan il-biljett m’għadux disponibbli');
});

it('of two tickets without seats each is named for who listens, and a ticket that was sent is taken back', async () => {
  const sale = await hold({ cents: { student: 0, guest: 0 } }, 2);
  await pay(sale);
  const page = await phone({ buyer: sale.buyer });
  await page.goto('/account/bookings');
  const send = (which: number) => button(page, `Send to someone , student, ${which}`);
  await send(1).waitFor();
  await send(2).tap();
  await page.getByLabel('Their email address').fill(`${randomUUID()}@mail.example`);
  await button(page, 'Send the ticket').tap();
  await button(page, 'Take it back , student, 2').tap();
  await page.getByText('You’ve taken the ticket back. The link no longer works.').waitFor();
  await send(2).waitFor();
});
