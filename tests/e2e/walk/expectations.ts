import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutMeta } from '../../../machines/checkout/checkout.types.ts';
import { wordsOf } from '../../support/words.ts';
import type { Arc } from 'xstate-paths';
import type { Visit } from './visit.ts';

const t = wordsOf('en');
const FLOW = 'checkout.step.flow';
const ABSENT = 'checkout.hold.absent';

/** Texts that distinguish states under one heading; one of each sign is seen in its own states only. */
const signs: readonly { texts: readonly string[]; states: readonly string[] }[] = [
  {
    texts: [t('checkout:chosen.failed'), t('checkout:chosen.releaseFailed')],
    states: [`${FLOW}.choosingSeats.failed`],
  },
  { texts: [t('checkout:attendees.failedTitle')], states: [`${FLOW}.namingAttendees.failed`] },
];

/** Steps whose page shows the time that is left. */
const timed = ['choosingTickets', 'choosingSeats', 'namingAttendees', 'checkingAnswers'];

const screenOf = (leaf: string) => (checkoutMachine.getStateNodeById(leaf).meta as CheckoutMeta).screen;
const isBusy = (leaf: string) => checkoutMachine.getStateNodeById(leaf).tags.includes('busy');

async function expectHeading(page: Page, leaf: string): Promise<void> {
  const screen = screenOf(leaf);
  const words = [t(screen === 'payment' ? 'payment:waiting.heading' : `checkout:${screen}.heading`)];
  if (leaf === `${FLOW}.checkingAnswers`) words.push(t('checkout:check.headingFree'));
  const shown = async () => (await page.getByRole('heading', { level: 1 }).allTextContents()).join();
  await expect.poll(shown).toBeOneOf(words);
}

/** True if a step opened a payment: the browser is then at the provider's page. */
const isOrdered = ({ walked }: Arc) => walked.includes(`${FLOW}.paying.starting done payBooking 1`);

/**
 * Fails unless the page shows the heading of the step, the running time if any, and the signs of its state. A state in which the server is
 * called passes by itself and may be gone already: the state that follows is checked instead.
 */
export async function expectState({ page, address }: Visit, leaves: readonly string[], taken: Arc | null) {
  const [step = '', hold = ''] = leaves;
  if (address !== null || leaves.some(isBusy) || (taken !== null && isOrdered(taken))) return;
  await expectHeading(page, step);
  if (!timed.some((name) => step.startsWith(`${FLOW}.${name}`))) return;
  const timer = page.getByRole('timer').filter({ visible: true });
  await expect.poll(() => timer.count()).toBe(hold === ABSENT ? 0 : 1);
  for (const { texts, states } of signs) {
    const isDue = states.some((state) => leaves.includes(state));
    const [first, ...others] = texts.map((text) => page.getByText(text));
    const sign = others.reduce((either, other) => either?.or(other), first);
    const count = async () => (await sign?.filter({ visible: true }).count()) ?? 0;
    await expect.poll(count, { message: texts.join(' or ') }).toBe(isDue ? 1 : 0);
  }
}
