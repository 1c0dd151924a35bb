import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Session, stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { makeRiders, stageRiders } from '../support/carpooling.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { endSessions, logInAgain, pressLoggedOut, seeUnreached } from '../support/lost-connections.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' })));
const { phone } = useBrowser();

type Person = Pick<Session, 'id' | 'email' | 'token'>;
type Flow = {
  who: () => Promise<Person>;
  /** Goes to the last step, where everything that was chosen and typed is shown. */
  reach: (page: Page, person: Person) => Promise<void>;
  /** The words that the last step shows of it. */
  shown: string;
  send: string;
  /** The call that sends it. */
  call: string;
  done: string | RegExp;
  /** How often it was done. */
  count: (person: Person) => Promise<number>;
};

const rows = async (found: Promise<unknown[]>) => (await found).length;

const flows: Record<string, Flow> = {
  'a hire': {
    who: () => stageSession(db),
    async reach(page) {
      await page.goto('/services/rentals/request');
      await page.getByLabel('Venue', { exact: true }).last().selectOption('jc-hall');
      await page.getByLabel('Start date and time').fill('2036-05-04T18:00');
      await page.getByLabel('End date and time').fill('2036-05-04T20:00');
      await page.getByLabel('Number of people').fill('40');
      await page.getByLabel('What is it for?').fill('Prova tal-kor Għanafest');
      await button(page, 'Check your request').tap();
      await heading(page, 'Check your request');
    },
    shown: 'Prova tal-kor Għanafest',
    send: 'Send request',
    call: '**/api/rentals/requests/**',
    done: /Sent/,
    count: ({ id }) => rows(db.selectFrom('rental_requests').select('id').where('user_id', '=', id).execute()),
  },
  'a shared ride': {
    async who() {
      const driver = await stageSession(db);
      await makeRiders(db, [driver.id]);
      await stageRiders(db, urls[0], 1, { names: { first_name: 'Xmunju', last_name: 'Żrinġ' } });
      return driver;
    },
    async reach(page) {
      await page.goto('/services/carpooling');
      await link(page, 'Book a space').first().tap();
      await heading(page, 'When are you driving?');
      await page.getByRole('radio').last().check();
      await button(page, 'Continue').tap();
      await heading(page, 'Who’s coming with you?');
      await page.getByRole('searchbox').fill('Xmunju');
      await button(page, 'Find').tap();
      await page
        .getByRole('button', { name: /^Add Xmunju/ })
        .first()
        .tap();
      await button(page, 'Continue').tap();
      await heading(page, 'Where will you park?');
      await button(page, 'Choose from a list').tap();
      await page.getByRole('combobox', { name: 'Row' }).selectOption({ index: 2 });
      const space = page.getByRole('combobox', { name: 'Space' });
      await space.selectOption(await space.locator('option').last().getAttribute('value'));
      await button(page, 'Take this space').tap();
      await button(page, 'Continue').tap();
    },
    shown: 'Xmunju',
    send: 'Book the space',
    call: '**/api/carpool/**',
    done: 'Carpooling booked',
    count: ({ id }) => rows(db.selectFrom('carpool_riders').select('user_id').where('user_id', '=', id).execute()),
  },
  'an interview': {
    who: () => stageSession(db),
    async reach(page) {
      await page.goto('/careers/careers-expo/companies/farma-qawsalla/interview');
      await page.getByRole('radio', { name: /afternoon/ }).check();
      await button(page, 'Continue').tap();
      await heading(page, 'Which time?');
      await page.getByRole('radio').last().check();
      await button(page, 'Continue').tap();
      await page.getByRole('radio', { name: /^No CV/ }).check();
      await button(page, 'Continue').tap();
      await heading(page, 'Is everything right?');
    },
    shown: 'No CV',
    send: 'Book the interview',
    call: '**/api/careers/interviews/**',
    done: 'Your interview is booked',
    count: ({ id }) => rows(db.selectFrom('interviews').select('id').where('user_id', '=', id).execute()),
  },
};

/** Presses, unless the page moves on first: what it reads by itself when the network is back may tell it before the press does. */
const pressUnless = (press: Locator, next: Locator) => Promise.race([press.tap(), next.waitFor()]);

it.each(Object.entries(flows))(
  '%s is sent once, with all that was chosen: offline, logged out, and with its answer lost',
  async (_, flow) => {
    const person = await flow.who();
    const page = await phone({ buyer: person, withoutWorker: true });
    const isKept = () => page.getByText(flow.shown).first().waitFor();
    await flow.reach(page, person);
    await isKept();

    await page.context().setOffline(true);
    await button(page, flow.send).tap();
    await seeUnreached(page);
    await isKept();
    await page.context().setOffline(false);

    await endSessions(db, person);
    await pressLoggedOut(page, button(page, flow.send));
    await logInAgain(page, person);
    await button(page, flow.send).waitFor();
    await isKept();

    await page.route(flow.call, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await button(page, flow.send).tap();
    await seeUnreached(page);
    await page.unroute(flow.call);
    const done = page.getByText(flow.done).first();
    await pressUnless(button(page, flow.send), done);
    await done.waitFor();
    expect(await flow.count(person)).toBe(1);
  },
);
