import type { RegistrationEvent, RegistrationMeta } from '../../../machines/registration/registration.types.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import type { Gesture } from '../../paths/replay.ts';
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
import { seeProvider, towardsProvider } from './paying.ts';
import { logIn, registerAnew } from './signed-out.ts';
import { refusalOf } from './outcome.ts';
import type { Visit } from './visit.ts';

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

/** Types the code that was mailed, where the server is to know it; else another. */
const submitCode: Gesture<Visit> = async ({ page, world }, _step, [next]) => {
  const code = await world.mailedCode();
  await enterCode(page, t, isRefused(next, 'codeWrong') ? wrongCode(code) : code);
};

/** What people do on the pages of the registration, by what they see there. */
export function gesturesOf({ nodes, machine }: Exploration) {
  const leavesAt = ({ from }: Arc) => nodes[from]?.leaves ?? [];
  const isAt = (step: Arc, name: string) => leavesAt(step).some((leaf) => leaf.endsWith(`.${name}`));
  /** The name of the optional step that is shown. */
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
    'permit.apply': towardsProvider(({ page }, _step, [next]) =>
      applyForPermit(page, t, '€7.00', isRefused(next, 'invalid')),
    ),
    'card.order': towardsProvider(pressing(t('registration:studentCard.submit', { price: '€5.00' }))),
    'donation.give': towardsProvider(pressing(t('registration:solidarityFund.submit', { price: '€1.00' }))),
    'payment.resume': towardsProvider(async (visit, _step, coming) => {
      await online(visit);
      await button(visit.page, t('registration:payment.resume')).click();
      await seeProvider(visit, coming);
    }),
    'offer.reopen': ({ page }, step) => {
      const isWaiting = isAt(step, 'watching') || isAt(step, 'watchFailed');
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
      if (isAt(step, 'watchFailed')) await online(visit);
      const name = t(isAt(step, 'saveFailed') ? 'registration:check.submit' : 'common:tryAgain');
      await button(visit.page, name).click();
    },
    'code.sent': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
    'address.changed': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
  } satisfies Record<RegistrationEvent['type'], Gesture<Visit>>;
}
