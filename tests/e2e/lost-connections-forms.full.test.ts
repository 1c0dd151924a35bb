import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PASSWORD, signIn, stagePerson } from '../support/accounts.ts';
import { change, field, part } from '../support/account-pages.ts';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { png } from '../support/hostile-files.ts';
import {
  givePassword,
  hasValue,
  type Sending,
  sendLoggedOut,
  sendOffline,
  sendThroughLosses,
  sendUnanswered,
} from '../support/lost-forms.ts';
import { mailsTo } from '../support/mailbox.ts';
import { stageOtherDate } from '../support/stage.ts';
import { usePeople } from '../support/use-people.ts';
import { useTickets } from '../support/use-tickets.ts';
import { useWaiting } from '../support/use-waiting.ts';

const { urls, dataDir, db, settledPerson } = usePeople();
const { stage, hold, pay } = useTickets();
const { soldOut } = useWaiting();
const { phone } = useBrowser();

const paying = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pay by test card' });
/** Somebody on a page of theirs; every request of it can be lost. */
async function visit(person: { token: string }, path: string): Promise<Page> {
  const page = await phone({ buyer: person, withoutWorker: true });
  await page.goto(path);
  return page;
}

it('a message typed offline arrives once, though its answer was lost', async () => {
  const mark = `Għajn Tuffieħa ${randomUUID()}`;
  const page = await phone({ withoutWorker: true });
  const isReady = page.waitForResponse(/portal-client/);
  await page.goto('/contact-us');
  await page.getByLabel('Topic').tap();
  await isReady;
  const sending: Sending = {
    fill: async () => {
      await page.getByLabel('Topic').selectOption('funds');
      await page.getByLabel('Message').fill(mark);
      await page.getByLabel('Your name').fill('Ċensa Għawdex');
      await page.getByLabel('Email', { exact: true }).fill('censa@uni.example');
    },
    kept: () => hasValue(page, 'Message', mark),
    send: 'Send',
    call: '/api/contact',
    done: page.getByText('Your message has been sent').first(),
  };
  await page.context().setOffline(true);
  await sending.fill(page);
  await sendOffline(page, sending);
  await sendUnanswered(page, sending);
  const [shown = ''] = /MSG(-\w{4}){2}/.exec(await page.locator('main').innerText()) ?? [];
  expect(shown).not.toBe('');
  const arrived = async () =>
    (await mailsTo(dataDir, 'hello@su.uni.example')).filter(({ text }) => text.includes(mark));
  // The one that the page tells of comes last of all that were sent.
  await expect.poll(async () => (await arrived()).map(({ subject }) => subject).join()).toContain(shown);
  expect(await arrived()).toHaveLength(1);
});

it('an application for a permit is sent once; its photographs are asked for again after the login', async () => {
  const person = await settledPerson();
  const page = await visit(person, '/account/parking-permit');
  const sides = ['Driving licence, front', 'Driving licence, back'];
  const plate = () => page.getByLabel('Car registration number');
  const choosePhotos = async () => {
    const photo = { name: 'licence.png', mimeType: 'image/png', buffer: await png() };
    for (const side of sides) {
      const picker = page.getByRole('group', { name: side });
      await picker.locator('input[name]').setInputFiles(photo);
      await picker.locator('img').waitFor();
    }
  };
  await sendThroughLosses(page, db, person, {
    fill: async () => {
      await plate().fill('ĠUL 027');
      await plate().fill('GUL 027');
      await choosePhotos();
    },
    kept: () => expect.poll(() => plate().inputValue()).toBe('GUL 027'),
    lost: sides.join(', '),
    again: choosePhotos,
    send: 'Continue to payment',
    call: '/api/auth/register/vehicle',
    done: paying(page),
  });
  const permits = db.selectFrom('parking_permits').select('id').where('user_id', '=', person.id);
  expect(await permits.execute()).toHaveLength(1);
  const purchases = db.selectFrom('purchases').select('id').where('user_id', '=', person.id);
  expect(await purchases.execute()).toHaveLength(1);
});

it('somebody joins a waiting list once, with the places that they chose', async () => {
  const { show } = await soldOut({ seats: 2, cents: { student: 0, guest: 0 } });
  const person = await stagePerson(db, urls[0]);
  const page = await visit(person, `/tickets/receive?of=${show.slug}.${show.occurrenceId}`);
  await sendThroughLosses(page, db, person, {
    fill: async () => {
      await page.getByLabel('Which ticket?').selectOption(show.kinds.student);
      await page.getByLabel('How many places?').selectOption('2');
    },
    kept: async () => {
      await hasValue(page, 'Which ticket?', show.kinds.student);
      await hasValue(page, 'How many places?', '2');
    },
    send: 'Join the waiting list',
    call: '/api/waiting',
    done: page.getByRole('heading', { name: 'You’re next in line' }),
    asksAgain: true,
  });
  const waiting = db.selectFrom('waiting').select('party').where('user_id', '=', person.id);
  expect(await waiting.execute()).toEqual([{ party: 2 }]);
});

it('a ticket is sent to a friend once, at the address that was typed', async () => {
  const sale = await hold({ cents: { student: 0, guest: 0 }, seats: 4 });
  await pay(sale);
  await givePassword(db, sale.buyer);
  const email = `${randomUUID()}@mail.example`;
  const page = await visit(sale.buyer, '/account/bookings');
  await sendThroughLosses(page, db, sale.buyer, {
    open: () =>
      page
        .getByRole('button', { name: /Send to someone/ })
        .first()
        .click(),
    fill: () => page.getByLabel('Their email address').fill(email),
    kept: () => hasValue(page, 'Their email address', email),
    send: 'Send the ticket',
    call: '/transfer',
    done: page.getByText(`The ticket is on its way to ${email}.`).first(),
  });
  const links = async () => (await mailsTo(dataDir, email)).length;
  await expect.poll(links).toBe(1);
  const sent = db.selectFrom('ticket_transfers').select('id').where('email', '=', email);
  expect(await sent.execute()).toHaveLength(1);
});

it('a booking moves to another date once', async () => {
  const sale = await hold({ cents: { student: 0, guest: 0 } });
  await pay(sale);
  await givePassword(db, sale.buyer);
  await stageOtherDate(stage.db, sale.show, { startsInDays: 40 });
  const page = await visit(sale.buyer, '/account/bookings');
  const open = () => page.getByRole('button', { name: /^Change the date/ }).click();
  const sending: Sending = {
    open,
    fill: async () => undefined,
    kept: async () => undefined,
    isPress: true,
    again: open,
    send: /^Choose /,
    call: '/exchange',
    done: page.getByRole('heading', { level: 1, name: /tickets|seats|coming/ }),
  };
  await sendThroughLosses(page, db, sale.buyer, sending);
  const exchanges = db.selectFrom('bookings').select('id').where('exchanges_booking_id', '=', sale.booking.id);
  expect(await exchanges.execute()).toHaveLength(1);
});

it('details are changed with what was typed', async () => {
  const person = await settledPerson();
  const page = await visit(person, '/account/my-details');
  const street = '7, Triq il-Għar';
  await sendThroughLosses(page, db, person, {
    open: () => change(page, 'Contact details').click(),
    fill: () => field(page, 'Address line 1').fill(street),
    kept: () => hasValue(page, 'Address line 1', street),
    send: 'Save',
    call: '/api/auth/me',
    done: page.getByText('All changes saved').first(),
  });
  await part(page, 'Contact details').getByText(street).waitFor();
});

it('another email address is kept over the login, the password is not, and one code is mailed', async () => {
  const person = await settledPerson();
  const email = `${randomUUID()}@uni.example`;
  const page = await visit(person, '/account/my-details');
  const password = () => page.getByLabel('Current password', { exact: true });
  await sendThroughLosses(page, db, person, {
    open: () =>
      part(page, 'Signing in')
        .getByRole('button', { name: /^Change/ })
        .first()
        .click(),
    fill: async () => {
      await page.getByLabel('New email address').fill(email);
      await password().fill(PASSWORD);
    },
    kept: () => hasValue(page, 'New email address', email),
    lost: 'Current password',
    again: async () => {
      expect(await password().inputValue()).toBe('');
      expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(PASSWORD);
      await password().fill(PASSWORD);
    },
    send: 'Send a code',
    call: '/api/auth/me',
    done: page.getByText(`${email} is waiting to be confirmed.`).first(),
  });
  await expect.poll(async () => (await mailsTo(dataDir, email)).length).toBe(1);
});

it('a password is changed once; nothing of it is kept over the login, and the page says so', async () => {
  const person = await settledPerson();
  const page = await visit(person, '/account/my-settings');
  const fresh = 'Għasfur-Aħmar-88';
  const labels = ['Current password', 'New password', 'Repeat the new password'];
  const fill = async () => {
    for (const [at, label] of labels.entries())
      await page.getByLabel(label, { exact: true }).fill(at === 0 ? PASSWORD : fresh);
  };
  await sendThroughLosses(page, db, person, {
    open: () => button(page, 'Change password').click(),
    fill,
    kept: () => page.getByLabel('New password', { exact: true }).waitFor(),
    lost: labels.join(', '),
    again: async () => {
      expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(/Qamar|Aħmar/);
      await fill();
    },
    send: 'Change password',
    call: '/api/auth/password',
    done: page.getByText('Your password has been changed.').first(),
  });
  expect((await signIn(urls[0], person.email, fresh)).token).not.toBe('');
});

it('a student card is ordered once', async () => {
  const person = await settledPerson();
  const page = await visit(person, '/account/student-card');
  await sendThroughLosses(page, db, person, {
    fill: async () => undefined,
    kept: async () => undefined,
    isPress: true,
    send: /^(?:Order for|Pay) €/,
    call: '/api/auth/register/cards',
    done: paying(page),
  });
  const purchases = db.selectFrom('purchases').select('id').where('user_id', '=', person.id);
  expect(await purchases.execute()).toHaveLength(1);
});

it('a choice of mails is told as not saved, and can be made again after the login', async () => {
  const person = await settledPerson();
  const page = await visit(person, '/account/my-settings');
  const box = page.getByRole('checkbox').first();
  await box.waitFor();
  const before = await box.isChecked();
  await page.context().setOffline(true);
  await box.click();
  const told = page.getByRole('dialog');
  await told.waitFor();
  await told.getByRole('button').first().click();
  await expect.poll(() => box.isChecked()).toBe(before);
  await page.context().setOffline(false);
  await sendLoggedOut(page, db, person, {
    fill: async () => undefined,
    kept: () => box.waitFor(),
    isPress: true,
    send: box,
    call: '/api/auth/me',
    done: box,
  });
});
