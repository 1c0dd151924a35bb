import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutMeta } from '../../../machines/checkout/checkout.types.ts';
import { wordsOf } from '../../support/words.ts';
import type { Visit } from './visit.ts';

const t = wordsOf('en');
const FLOW = 'checkout.step.flow';
const WATCHING = `${FLOW}.awaitingPayment.watching`;
const ABSENT = 'checkout.hold.absent';

/** Texts that distinguish states under one heading; each is seen in its own states only. */
const signs: Readonly<Record<string, readonly string[]>> = {
  [t('checkout:chosen.failed')]: [`${FLOW}.choosingSeats.failed`],
  [t('checkout:attendees.failedTitle')]: [`${FLOW}.namingAttendees.failed`],
  [t('checkout:hold.offerTitle')]: ['checkout.hold.expiring', 'checkout.hold.extending'],
  [t('checkout:hold.unsure')]: ['checkout.hold.unsure'],
};

/** Steps whose page shows the time that is left. */
const timed = ['choosingTickets', 'choosingSeats', 'namingAttendees', 'checkingAnswers'];

const screenOf = (leaf: string) => (checkoutMachine.getStateNodeById(leaf).meta as CheckoutMeta).screen;
const isBusy = (leaf: string) => checkoutMachine.getStateNodeById(leaf).tags.includes('busy');

async function expectHeading(page: Page, leaf: string): Promise<void> {
  const words = [t(`checkout:${screenOf(leaf)}.heading`)];
  if (leaf === `${FLOW}.checkingAnswers`) words.push(t('checkout:check.headingFree'));
  const shown = async () => (await page.getByRole('heading', { level: 1 }).allTextContents()).join();
  await expect.poll(shown).toBeOneOf(words);
}

/**
 * Fails unless the page shows the heading of the step, the running time if any, and the signs of its state. A state in which the server is
 * called passes by itself and may be gone already, and so does waiting for
 * a payment that is over: the state that follows is checked instead.
 */
export async function expectState({ page, address }: Visit, leaves: readonly string[]): Promise<void> {
  const [step = '', hold = ''] = leaves;
  const isDecided = step === WATCHING && hold === ABSENT;
  if (address !== null || isDecided || leaves.some(isBusy)) return;
  await expectHeading(page, step);
  if (!timed.some((name) => step.startsWith(`${FLOW}.${name}`))) return;
  const timer = page.getByRole('timer').filter({ visible: true });
  await expect.poll(() => timer.count()).toBe(hold === ABSENT ? 0 : 1);
  for (const [sign, states] of Object.entries(signs)) {
    const isDue = states.some((state) => leaves.includes(state));
    const count = () => page.getByText(sign).filter({ visible: true }).count();
    await expect.poll(count, { message: sign }).toBe(isDue ? 1 : 0);
  }
}
