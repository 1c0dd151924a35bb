import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { segments } from '../../../machines/registration/steps.ts';
import type { Arc } from 'xstate-paths';
import { wordsOf } from '../../support/words.ts';
import { seeSignedOut } from './gestures.ts';
import type { Visit } from './world.ts';

const t = wordsOf('en');
const STEPS = 'registration.steps';
const CODE = `${STEPS}.verification.code`;
const offers = ['parking', 'studentCard', 'solidarityFund'] as const;

/** Signs that distinguish states under one heading: each is seen in these states, and in none of the others that are checked for it. */
const signs: readonly { sign: string; seen: (leaf: string) => boolean; in: (leaf: string) => boolean }[] = [
  {
    sign: t('forms:unreachable'),
    seen: (leaf) => /\.(saveFailed|payFailed|registerFailed)$/.test(leaf),
    in: (leaf) => /\.(editing|choosing|checkingAnswers|offering|saveFailed|payFailed|registerFailed)$/.test(leaf),
  },
  ...offers.map((name) => ({
    sign: t(`registration:closed.${name}`),
    seen: (leaf: string) => leaf === `${STEPS}.${name}.closed`,
    in: (leaf: string) => leaf.startsWith(`${STEPS}.${name}.`),
  })),
  ...offers.map((name) => ({
    sign: t(`registration:${name}.settled`),
    seen: (leaf: string) => leaf === `${STEPS}.${name}.settled`,
    in: (leaf: string) => leaf.startsWith(`${STEPS}.${name}.`),
  })),
  {
    sign: t('registration:problems.saveFailed.title'),
    seen: (leaf) => leaf.endsWith('.skipFailed'),
    in: (leaf) => offers.some((name) => leaf.startsWith(`${STEPS}.${name}.`)),
  },
  {
    sign: t('registration:verification.code'),
    seen: (leaf) => /\.(entering|checkFailed)$/.test(leaf),
    in: (leaf) => /\.(entering|checkFailed|lapsed)$/.test(leaf) && leaf.startsWith(CODE),
  },
];

const metaOf = (leaf: string) => registrationMachine.getStateNodeById(leaf).meta;
const isBusy = (leaf: string) => registrationMachine.getStateNodeById(leaf).tags.includes('busy');

/** True if a step opened a payment: the browser is then at the provider's page. */
const isOrdered = ({ walked }: Arc) =>
  walked.some((id) => / done (applyForPermit|buyStudentCard|donateToResearch) 0$/.test(id));

async function expectHeading(page: Page, leaf: string): Promise<void> {
  const screen = metaOf(leaf)?.screen ?? 'opening';
  const words = t(screen === 'payment' ? 'payment:waiting.heading' : `registration:${screen}.heading`);
  const shown = async () => (await page.getByRole('heading', { level: 1 }).allTextContents()).join();
  if (leaf === 'registration.registered') await expect.poll(shown).toContain(words);
  else await expect.poll(shown).toBe(words);
}

/** The network may be gone in the next step: by now the page has received its lists and earlier answers. */
async function expectNothingLoading(page: Page): Promise<void> {
  const loading = page.getByRole('main').getByText(t('common:loading'), { exact: true });
  await expect.poll(() => loading.count()).toBe(0);
}

/** Another code can be requested only after a minute. */
async function expectResend(page: Page, [code = '', mail = '']: readonly string[]): Promise<void> {
  if (!/\.(entering|checkFailed|lapsed)$/.test(code)) return;
  const isReady = mail.endsWith('.ready');
  const resend = page.getByRole('button', { name: t('registration:verification.resend'), exact: true });
  await expect.poll(() => resend.count()).toBe(isReady ? 1 : 0);
}

/**
 * Fails unless the page shows the heading of the step, its address, and the signs of its state. A state in which the server is
 * called passes by itself and may be gone already: the state that follows is checked instead.
 */
export async function expectState({ page, address, passesBy }: Visit, leaves: readonly string[], taken: Arc | null) {
  const [leaf = ''] = leaves;
  if (address !== null || passesBy || leaves.some(isBusy) || (taken !== null && isOrdered(taken))) return;
  if (leaf === 'registration.signedOut') return seeSignedOut(page);
  await expectHeading(page, leaf);
  await expectNothingLoading(page);
  for (const { sign, seen, in: isLookedFor } of signs) {
    if (!isLookedFor(leaf)) continue;
    const count = () => page.getByText(sign).filter({ visible: true }).count();
    await expect.poll(async () => (await count()) > 0, { message: sign }).toBe(seen(leaf));
  }
  await expectResend(page, leaves);
  const step = metaOf(leaf)?.step ?? 'INITIALIZE';
  const here = () => new URL(page.url()).pathname;
  if (step !== 'INITIALIZE') await expect.poll(here).toBe(`/register/${segments[step]}`.replace(/\/$/, ''));
}
