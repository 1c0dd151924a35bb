import type { Exploration } from '../../paths/explore.ts';
import type { Gesture } from '../../paths/replay.ts';
import { heading } from '../../support/checkout-pages.ts';
import { purchase } from '../../models/registration/registration.fixtures.ts';
import { wordsOf } from '../../support/words.ts';
import { arranging, offline } from '../walking/hearing.ts';
import { connect } from './connect.ts';
import { optionalSteps, standing } from './statuses.ts';
import { outputOf, refusalOf } from './outcome.ts';
import { contextBefore, type Visit } from './visit.ts';

const t = wordsOf('en');

/** Comes to the registration from another page of the portal, with the network gone on the way: a page that is opened anew would not show. */
async function comeOffline(visit: Visit, address: string): Promise<void> {
  const { page, world } = visit;
  await world.bringTo(standing('VOLUNTEERING'));
  await page.goto(address);
  await heading(page, t('registration:volunteering.heading'));
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await offline(visit);
  await page.goBack();
}

/** How far the server says that the registration is, and the page that asks first. */
export function openingOf(exploration: Exploration): { arrange: Gesture<Visit>; gesture: Gesture<Visit> } {
  const arrange = arranging<Visit>(async (visit, step) => {
    const { world } = visit;
    const { status, wanted, returned } = contextBefore(exploration, step);
    if (visit.address === null) await connect(visit, step);
    const output = outputOf(step, 'getRegistration');
    // What is told later, or to whoever has just registered, came about by what was done.
    if (output === undefined || status !== null || (wanted ?? returned) === null) return;
    await world.bringTo(output);
    const paidFor = optionalSteps.find((each) => purchase(each).id === returned?.purchaseId);
    if (returned && paidFor) visit.address = await world.returnAddress(paidFor, returned.from);
  });
  return {
    arrange,
    gesture: async (visit, step) => {
      const { page, address } = visit;
      visit.address = null;
      if (address === null) return;
      if (refusalOf(step) === 'signedOut') await visit.world.signOutEverywhere();
      if (refusalOf(step) === 'away') await comeOffline(visit, address);
      else await page.goto(address);
    },
  };
}
