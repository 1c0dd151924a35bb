import type { RegistrationEvent, RegistrationMeta } from '../../../machines/registration/registration.types.ts';
import type { Arc, Exploration, Gesture } from 'xstate-paths';
import { PASSWORD } from '../../support/accounts.ts';
import { button, link } from '../../support/checkout-pages.ts';
import { wrongCode } from '../../support/registering.ts';
import {
  type Answering,
  applyForPermit,
  chooseStudies,
  createAccount,
  enterCode,
  tellAddress,
  tellWhoOneIs,
} from '../../support/registration-pages.ts';
import { wordsOf } from '../../support/words.ts';
import { offline, online } from '../walking/hearing.ts';
import { refusalOf } from './calls.ts';
import type { Visit } from './world.ts';
import type { Page } from 'playwright-core';

const t = wordsOf('en');
const answering: Answering = {
  words: t,
  nationality: 'Malta',
  locality: 'Msida',
  entity: 'Faculty of Arts',
  course: 'BA (Hons) in Maltese',
  enrolment: 'Full-time, day',
};

const pressing =
  (name: string): Gesture<Visit> =>
  ({ page }) =>
    button(page, name).click();

const isRefused = (step: Arc | undefined, code: ReturnType<typeof refusalOf>) =>
  step !== undefined && refusalOf(step) === code;

/** Types the mailed code if the server is to accept it; else another. */
const submitCode: Gesture<Visit> = async ({ page, world }, _step, [next]) => {
  const code = await world.mailedCode();
  await enterCode(page, t, isRefused(next, 'codeWrong') ? wrongCode(code) : code);
};

/** People's actions on the pages of the registration, by what they see there. */
export function gesturesOf({ nodes, machine }: Exploration) {
  const leavesAt = ({ from }: Arc) => nodes[from]?.leaves ?? [];
  const isAt = (step: Arc, name: string) => leavesAt(step).some((leaf) => leaf.endsWith(`.${name}`));
  /** The name of the optional step on the page. */
  const offerAt = (step: Arc) => {
    const names = ['parking', 'studentCard', 'solidarityFund'] as const;
    const name = names.find((each) => leavesAt(step).some((leaf) => leaf.includes(`.${each}.`)));
    if (name === undefined) throw new Error(`No optional step is shown at ${leavesAt(step).join()}`);
    return name;
  };
  const metaAt = (step: Arc) => machine.getStateNodeById(leavesAt(step)[0] ?? '').meta as RegistrationMeta;

  const openStep: Gesture<Visit> = async ({ page }, step) => {
    if (isAt(step, 'checkingAnswers')) return page.getByRole('link', { name: /^Change Name/ }).click();
    const steps: readonly string[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND', 'VOLUNTEERING'];
    const isForwards = steps.indexOf(String(step.stimulus.event['step'])) > steps.indexOf(metaAt(step).step);
    await (
      isAt(step, 'settled') && isForwards ? button(page, t('registration:goOn')) : link(page, t('common:back'))
    ).click();
  };

  return {
    'account.create': ({ page, newEmail }) => createAccount(page, t, { email: newEmail, password: PASSWORD }),
    'code.submit': submitCode,
    'code.resend': pressing(t('registration:verification.resend')),
    'address.change': pressing(t('registration:verification.change')),
    'address.keep': ({ page, world }) => button(page, t('registration:address.keep', { email: world.email })).click(),
    'address.save': async ({ page, newEmail }) => {
      await page.getByLabel(t('registration:account.email'), { exact: true }).fill(newEmail);
      await button(page, t('registration:address.submit')).click();
    },
    'personal.save': ({ page }, _step, [next]) =>
      tellWhoOneIs(page, answering, isRefused(next, 'invalid') ? '1234' : undefined),
    'contact.save': ({ page }, _step, [next]) =>
      tellAddress(page, answering, isRefused(next, 'invalid') ? '—' : undefined),
    'course.save': async (visit, _step, [next]) => {
      await online(visit);
      await chooseStudies(visit.page, answering);
      if (isRefused(next, 'away')) await offline(visit);
      await button(visit.page, t('common:continue')).click();
    },
    'permit.apply': ({ page }, _step, [next]) => applyForPermit(page, t, '€7.00', isRefused(next, 'invalid')),
    'card.order': pressing(t('registration:studentCard.submit', { price: '€5.00' })),
    'donation.give': pressing(t('registration:solidarityFund.submit', { price: '€1.00' })),
    'offer.reopen': ({ page }, step) => {
      const isWaiting = isAt(step, 'paying');
      return button(page, t(isWaiting ? 'registration:payment.reopen' : 'registration:payment.reopenOffer')).click();
    },
    'step.skip': ({ page }, step) => {
      if (isAt(step, 'closed')) return button(page, t('registration:goOn')).click();
      const isOffered = isAt(step, 'offering') || isAt(step, 'payFailed');
      return button(page, t(isOffered ? `registration:${offerAt(step)}.skip` : 'registration:payment.skip')).click();
    },
    'step.open': openStep,
    'volunteering.choose': async ({ page }) => {
      await page.getByRole('radio', { name: t('registration:volunteering.yes') }).check();
      await button(page, t('common:continue')).click();
    },
    'volunteering.change': ({ page }) => page.getByRole('button', { name: /^Change Volunteering/ }).click(),
    'answers.confirm': pressing(t('registration:check.submit')),
    'session.restored': logIn,
    'start.again': (visit, step, coming) =>
      isAt(step, 'accountExists')
        ? button(visit.page, t('registration:accountExists.again')).click()
        : registerAnew(visit, step, coming),
    retry: async (visit, step) => {
      const name = t(isAt(step, 'saveFailed') ? 'registration:check.submit' : 'common:tryAgain');
      await button(visit.page, name).click();
    },
    'code.sent': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
    'address.changed': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
  } satisfies Record<RegistrationEvent['type'], Gesture<Visit>>;
}

/**
 * True if the login page is shown already. The registration keeps its place when the session has ended; other calls of the page
 * do not, and either may learn of it first.
 */
const isAtLogin = (page: Page): boolean => new URL(page.url()).pathname === '/login';

/** Waits for the page that says that the session has ended, or for the login page. */
export const seeSignedOut = (page: Page): Promise<void> =>
  page
    .getByRole('heading', { level: 1, name: t('registration:signedOut.heading'), exact: true })
    .or(page.getByLabel(t('auth:password'), { exact: true }))
    .waitFor();

/** Logs in. If even then no registration is shown, its page is opened once more, when the world is ready for that. */
const logIn: Gesture<Visit> = async (visit, _step, [next]) => {
  const { page, world } = visit;
  await online(visit);
  const main = page.getByRole('main');
  // The first such link is the layout's, which leads to the account.
  const toLogin = main.getByRole('link', { name: t('shell:login'), exact: true }).last();
  const address = page.getByLabel(t('auth:email'));
  // The login page may come by itself meanwhile: then its first field is pressed, which does no harm.
  await toLogin.or(address).first().click();
  await address.fill(world.email);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: t('shell:login') }).click();
  await page.waitForURL(/\/register/);
  if (next && refusalOf(next) !== null) visit.address = new URL(page.url()).pathname;
};

const registerAnew: Gesture<Visit> = async ({ page }) => {
  if (isAtLogin(page))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell:register'), exact: true })
      .click();
  else await button(page, t('registration:signedOut.again')).click();
};
