import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { RentalRequestEvent } from '../../../machines/rental-request/rental-request.machine.ts';
import type { RentalRequestState } from '../../../server/kernel/db/rental-tables.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { Arc, Exploration, Gesture } from 'xstate-paths';
import { button, heading, link, payWith } from '../../support/checkout-pages.ts';
import { organisation } from '../../support/rentals.ts';
import { wordsOf } from '../../support/words.ts';
import { wanted, type Who, type World } from './world.ts';

const t = wordsOf('en');

/** Beside the title: the history further down names earlier states too. */
const saysState = (page: Page, state: RentalRequestState) =>
  page
    .locator('h1 + p')
    .getByText(t(`rentals:states.${state}`), { exact: true })
    .waitFor();

/** Fails unless both people's pages say how the request stands; the staff know of no draft. */
export async function expectState(world: World, state: RentalRequestState): Promise<void> {
  for (const who of world.readers()) {
    const page = await world.see(who);
    await (who === 'staff' && state === 'draft' ? heading(page, t('shell:notFoundTitle')) : saysState(page, state));
  }
}

type Needs = { costs: boolean; hasThings: boolean };

/** The kind of hire that these steps need: one that costs money or not, of a venue or of things. */
function needsOf(steps: readonly Arc[]): Needs {
  const events = steps.flatMap(({ stimulus }) =>
    stimulus.kind === 'event' ? [stimulus.event as RentalRequestEvent] : [],
  );
  return {
    costs: events.some((event) => event.type === 'request.approve' && event.costs),
    hasThings: events.some(
      (event) => event.type.startsWith('things.') || (event.type === 'rental.end' && event.hasThings),
    ),
  };
}

/** The hirer fills in the form, and comes to the draft. */
async function ask(world: World, { costs, hasThings }: Needs): Promise<void> {
  const page = await world.open('hirer', paths.askForRental());
  await page.getByRole('radio', { name: t(hasThings ? 'rentals:form.things' : 'rentals:form.aVenue') }).check();
  if (!hasThings) {
    const venue = page.getByRole('combobox', { name: t('rentals:form.venue') });
    await venue.selectOption(costs ? 'temi-zammit-hall' : 'student-house');
  }
  if (hasThings && !costs) await page.getByLabel(organisation.name).check();
  if (hasThings) await page.getByLabel(costs ? 'E-bike' : 'Folding tables').fill('2');
  await page.getByLabel(t('rentals:form.start')).fill(wanted.start);
  await page.getByLabel(t('rentals:form.end')).fill(wanted.end);
  await page.getByLabel(t('rentals:form.people')).fill('20');
  await page.getByLabel(t('rentals:form.purpose')).fill('Lejla tal-poeżija');
  await button(page, t('rentals:form.submit')).click();
  await page.waitForURL(/\/account\/rentals\/[^/]+$/);
  world.request = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  world.noteActed('hirer');
  await saysState(page, 'draft');
}

/** A step of one person, on their own page. The first step of a path is taken once there is a draft for it. */
const by =
  (who: Who, act: (page: Page) => Promise<void>): Gesture<World> =>
  async (world, step, coming) => {
    if (world.request === null) await ask(world, needsOf([step, ...coming]));
    await act(await world.see(who));
    world.noteActed(who);
  };

const change = by('hirer', async (page) => {
  const purpose = `Lejla tal-poeżija, ${randomUUID()}`;
  await link(page, t('rentals:mine.change')).click();
  await page.getByLabel(t('rentals:form.purpose')).fill(purpose);
  await button(page, t('rentals:form.submit')).click();
  await page.getByRole('definition').getByText(purpose).waitFor();
});

const callOff = by('hirer', async (page) => {
  const words = t('rentals:mine.cancel');
  await button(page, words).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
});

/** The hirer comes back from the provider's page to the request. */
const pay = by('hirer', async (page) => {
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await payWith(page, 'pays');
});

type Asking = 'ask_back' | 'decline' | 'cancel';

/** The staff decide, and say why. */
const decideWithReason = (words: string, label: string): Gesture<World> =>
  by('staff', async (page) => {
    await button(page, words).click();
    await page.getByLabel(label).fill(`Għax hekk, ${randomUUID()}`);
    await button(page, words).click();
  });
const asking = (way: Asking) =>
  decideWithReason(t(`deskRentals:ways.request.${way}`), t(`deskRentals:reasons.request.${way}`));
const staffCallOff = asking('cancel');
const miss = decideWithReason(t('deskRentals:ways.things.miss'), t('deskRentals:reasons.things.miss'));
const giveBack = by('staff', (page) => button(page, t('deskRentals:ways.things.return')).click());

/** The things that the hirer, the staff and the calendar do to a hire. */
export function gesturesFor({ nodes }: Exploration): Record<RentalRequestEvent['type'], Gesture<World>> {
  const isFrom = (state: RentalRequestState, { from }: Arc) =>
    nodes[from]?.leaves.includes(`rental-request.${state}`) === true;
  return {
    'request.change': change,
    'request.send': by('hirer', (page) => button(page, t('rentals:mine.send')).click()),
    // Both may call off what is approved; before that, only the hirer.
    'request.cancel': (world, step, coming) => (isFrom('approved', step) ? staffCallOff : callOff)(world, step, coming),
    'request.ask_back': asking('ask_back'),
    'request.approve': by('staff', (page) => button(page, t('deskRentals:ways.request.approve')).click()),
    'request.decline': asking('decline'),
    'payment.receive': pay,
    'request.lapse': async (world, step) => {
      await world.pass(isFrom('to_pay', step) ? 'payEnds' : 'starts');
      await world.sweep();
    },
    'rental.end': async (world) => {
      await world.pass('ends');
      await world.sweep();
    },
    'things.return': async (world, step, coming) => {
      await world.pass('starts');
      await giveBack(world, step, coming);
    },
    'things.miss': async (world, step, coming) => {
      await world.pass('starts');
      await miss(world, step, coming);
    },
  };
}
