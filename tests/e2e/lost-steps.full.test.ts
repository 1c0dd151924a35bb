import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Session, stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { makeRiders, stageRiders } from '../support/carpooling.ts';
import { button, link } from '../support/checkout-pages.ts';
import { loseAt, type Step } from '../support/lost-connections.ts';
import { type Answering, chooseStudies, giveAddress, nameOneself } from '../support/registration-pages.ts';
import { openStage } from '../support/stage.ts';
import { stageFitting } from '../support/togas.ts';
import { pickSlot } from '../support/toga-pages.ts';
import { wordsOf } from '../support/words.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' })));
const { phone } = useBrowser();

type Flow = {
  who?: () => Promise<Session>;
  open: (page: Page) => Promise<unknown>;
  steps: readonly Step[];
  /** The heading after the last of these steps. */
  end: string;
  /** How often something was made on the way, if anything is. */
  made?: (person: Session) => Promise<unknown[]>;
};

/** Chooses the last card that can be chosen. */
const chooseLast = (page: Page) => page.getByRole('radio', { disabled: false }).last().check();

async function newDriver(): Promise<Session> {
  const driver = await stageSession(db);
  await makeRiders(db, [driver.id]);
  await db.updateTable('carpool_people').set({ accepted_at: null }).where('user_id', '=', driver.id).execute();
  await stageRiders(db, urls[0], 1, { names: { first_name: 'Żwieżu', last_name: 'Fsadni' } });
  return driver;
}

const inEnglish: Answering = {
  words: wordsOf('en'),
  nationality: 'Malta',
  locality: 'Msida',
  entity: 'Faculty of Arts',
  course: 'BA (Hons) in Maltese',
  enrolment: 'Full-time, day',
};
let fitting = '';

const flows: Record<string, Flow> = {
  'a hire': {
    open: (page) => page.goto('/services/rentals/request'),
    steps: [
      {
        heading: 'Ask for a venue or equipment',
        async choose(page) {
          await page.getByLabel('Venue', { exact: true }).last().selectOption('jc-hall');
          await page.getByLabel('Start date and time').fill('2036-06-08T18:00');
          await page.getByLabel('End date and time').fill('2036-06-08T20:00');
          await page.getByLabel('Number of people').fill('40');
          await page.getByLabel('What is it for?').fill('Lejla ta’ għana Ħamruniża');
        },
        press: 'Check your request',
        asks: true,
      },
    ],
    end: 'Check your request',
    made: ({ id }) => db.selectFrom('rental_requests').select('id').where('user_id', '=', id).execute(),
  },
  'a shared ride': {
    who: newDriver,
    async open(page) {
      await page.goto('/services/carpooling');
      await link(page, 'Book a space').first().tap();
    },
    steps: [
      { heading: 'When are you driving?', choose: chooseLast, press: 'Continue', asks: true },
      {
        heading: 'Who’s coming with you?',
        choose: (page) => page.getByRole('searchbox').fill('Żwieżu'),
        press: 'Find',
        asks: true,
      },
      {
        heading: 'Who’s coming with you?',
        async choose(page) {
          await page.getByRole('searchbox').fill('Żwieżu');
          await button(page, 'Find').tap();
          await page
            .getByRole('button', { name: /^Add Żwieżu/ })
            .first()
            .tap();
        },
        shown: 'Remove Żwieżu F.',
        press: 'Continue',
        asks: false,
      },
      {
        heading: 'Where will you park?',
        async choose(page) {
          await button(page, 'Choose from a list').tap();
          await page.getByRole('combobox', { name: 'Row' }).selectOption({ index: 1 });
          const space = page.getByRole('combobox', { name: 'Space' });
          await space.selectOption(await space.locator('option').last().getAttribute('value'));
          await button(page, 'Take this space').tap();
        },
        shown: 'You’ve chosen: Row',
        press: 'Continue',
        asks: false,
      },
      { heading: 'The rules of carpooling', choose: () => Promise.resolve(), press: 'Accept the rules', asks: true },
    ],
    end: 'Check your booking',
  },
  'an interview': {
    open: (page) => page.goto('/careers/careers-expo/companies/farma-qawsalla/interview'),
    steps: [
      { heading: 'When would you like your interview?', choose: chooseLast, press: 'Continue', asks: false },
      { heading: 'Which time?', choose: chooseLast, press: 'Continue', asks: true },
      { heading: 'Would you like to attach a CV?', choose: chooseLast, press: 'Continue', asks: false },
    ],
    end: 'Is everything right?',
    made: ({ id }) => db.selectFrom('interviews').select('id').where('user_id', '=', id).execute(),
  },
  'a toga': {
    async who() {
      fitting = await stageFitting(db);
      return stageSession(db);
    },
    open: (page) => page.goto('/services/togi-rentals/book'),
    steps: [
      {
        heading: 'What would you like to rent?',
        choose: (page) => page.getByRole('checkbox').last().uncheck(),
        press: 'Continue',
        asks: false,
      },
      {
        heading: 'When would you like to try it on?',
        choose: (page) => pickSlot(page, db, fitting),
        press: 'Continue',
        asks: false,
      },
    ],
    end: 'Who is it for?',
  },
  'a registration': {
    who: () => stageSession(db, { registered: false, registered_at: null }),
    open: (page) => page.goto('/register'),
    steps: [
      { heading: 'Who are you?', choose: (page) => nameOneself(page, inEnglish), press: 'Continue', asks: true },
      {
        heading: 'How can we reach you?',
        choose: (page) => giveAddress(page, inEnglish),
        press: 'Continue',
        asks: true,
      },
      {
        heading: 'What are you studying?',
        choose: (page) => chooseStudies(page, inEnglish),
        press: 'Continue',
        asks: true,
      },
    ],
    end: 'Do you park on campus?',
  },
};

it.each(Object.entries(flows))(
  'at each step of %s, what was chosen outlives the network and the session',
  async (_, { who = () => stageSession(db), open, steps, end, made }) => {
    const person = await who();
    const page = await phone({ buyer: person, withoutWorker: true });
    await open(page);
    for (const [at, step] of steps.entries()) await loseAt(page, step, steps[at + 1]?.heading ?? end, db, person);
    if (made) expect(await made(person)).toHaveLength(1);
  },
);
