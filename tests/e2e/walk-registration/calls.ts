import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type {
  Failure,
  RegistrationContext,
  RegistrationEvent,
} from '../../../machines/registration/registration.types.ts';
import { type OptionalStep, purchaseOf } from '../../../machines/registration/steps.ts';
import type { ActorsOf, Arc, Exploration, Gesture } from 'xstate-paths';
import { heading } from '../../support/checkout-pages.ts';
import { newMailbox } from '../../support/registering.ts';
import { arranging, arrangingWrite, hearWrite, lookOnline, offline, online } from '../walking/hearing.ts';
import { errorOf, outputsOf } from '../walking/outcome.ts';
import type { Visit } from './world.ts';
import { optionalSteps, purchase, standing } from '../../models/registration/registration.fixtures.ts';
import { wordsOf } from '../../support/words.ts';

type Actors = ActorsOf<typeof registrationMachine>;
/** Everything that happens to a registration, by the name of its gesture. */
export type WalkName = RegistrationEvent['type'] | keyof Actors;

/** The chart's context before a step. */
function contextBefore({ nodes }: Exploration, { from }: Arc): RegistrationContext {
  const snapshot = nodes[from]?.moment.snapshot as SnapshotFrom<typeof registrationMachine> | undefined;
  if (!snapshot) throw new Error('The step is of another exploration.');
  return snapshot.context;
}

/** The code of a refusal; null if the call succeeds. */
export const refusalOf = (step: Arc): Failure['code'] | null => (errorOf(step) as Failure | undefined)?.code ?? null;

/** The output of a call; undefined if it is refused. */
const outputOf = outputsOf<typeof registrationMachine>();

/** Sets the network and the session as the step needs them. */
async function connect(visit: Visit, step: Arc): Promise<void> {
  if (refusalOf(step) === 'away') return offline(visit);
  if (refusalOf(step) === null) return online(visit);
  await lookOnline(visit);
  if (refusalOf(step) === 'signedOut') await visit.world.signOutEverywhere();
}

/** An address that does not prove anybody to be a student. */
const strangeAddress = () => newMailbox('posta.example');

/** Chooses the address that the person types next, for the server to accept or refuse as the path says. */
async function chooseAddress(visit: Visit, step: Arc): Promise<void> {
  const code = refusalOf(step);
  visit.newEmail = code === 'invalid' ? strangeAddress() : newMailbox();
  await visit.world.useUpMails(visit.newEmail, code === 'tooMuchMail');
  if (code === null) visit.world.expectMail(visit.newEmail);
}

/** True if a code is to be sent to another address than the one before. */
const isToAnother = ({ nodes }: Exploration, { from }: Arc) =>
  nodes[from]?.leaves.some((leaf) => leaf.endsWith('.sendingElsewhere')) ?? false;

const arrangeSave = arrangingWrite<Visit>(async (visit, step) => {
  await connect(visit, step);
  if (refusalOf(step) === 'notDue') await visit.world.completeElsewhere();
});

/** True if there is nothing left to pay by the time the server answers an order. */
const isOver = (step: Arc) => outputOf(step, 'buyStudentCard')?.url === null;

const arrangePurchase = (wanted: OptionalStep) =>
  arrangingWrite<Visit>(async (visit, step) => {
    const { world } = visit;
    await connect(visit, step);
    if (refusalOf(step) === 'notDue') await world.payElsewhere(wanted);
    if (isOver(step)) await world.holdPayment(wanted);
    if (isOver(step) || refusalOf(step) === 'notDue') await world.completeElsewhere();
  });

const arrangeCheck = arrangingWrite<Visit>(async (visit, step) => {
  const { world } = visit;
  await connect(visit, step);
  switch (refusalOf(step)) {
    case 'codeExpired':
      await world.expireCode();
      break;
    case 'codeSpent':
      await world.useUpTries();
      break;
    case 'accountExists':
      await world.giveMailboxAway();
      break;
    case 'notDue':
      await world.proveElsewhere();
      break;
    default:
  }
});

/** Prepares the world before a step so that a call ends as the path says. */
export function callsArranged(exploration: Exploration) {
  return {
    register: arrangingWrite<Visit>(async (visit, step) => {
      await connect(visit, step);
      await chooseAddress(visit, step);
    }),
    sendCode: arrangingWrite<Visit>(async (visit, step) => {
      const { world } = visit;
      await connect(visit, step);
      if (refusalOf(step) === 'notDue') await world.proveElsewhere();
      if (refusalOf(step) === 'codeTooSoon') await world.setSent('now');
      if (isToAnother(exploration, step)) return chooseAddress(visit, step);
      await world.useUpMails(world.email, refusalOf(step) === 'tooMuchMail');
      if (refusalOf(step) === null) world.expectMail(world.email);
    }),
    verifyMailbox: arrangeCheck,
    savePersonalDetails: arrangeSave,
    saveContactDetails: arrangeSave,
    saveAcademicDetails: arrangeSave,
    skipRegistrationStep: arrangeSave,
    applyForPermit: arrangePurchase('PARKING'),
    buyStudentCard: arrangePurchase('STUDENT_CARD'),
    donateToResearch: arrangePurchase('SOLIDARITY_FUND'),
    volunteer: arrangingWrite<Visit>(async (visit, step) => {
      await connect(visit, step);
      if (refusalOf(step) === 'notDue') await visit.world.askAgain('SOLIDARITY_FUND');
    }),
    checkOffer: arranging<Visit>(connect),
  } satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
}

const hear: Gesture<Visit> = (visit, _step, coming) => hearWrite(visit, coming);

const hearPurchase: Gesture<Visit> = async (visit, step, coming) => {
  if (isOver(step)) await visit.world.endOnTheWay();
  await hearWrite(visit, coming);
  if (refusalOf(step) === null && !isOver(step)) await heading(visit.page, 'Pay by test card');
};

/** The end of an actor that calls the server. */
export function callsHeard(exploration: Exploration) {
  return {
    register: async (visit, step, coming) => {
      await hearWrite(visit, coming);
      if (refusalOf(step) === null) await visit.world.becomeOwnerOf(visit.newEmail);
    },
    sendCode: async (visit, step, coming) => {
      await hearWrite(visit, coming);
      if (refusalOf(step) === null && isToAnother(exploration, step)) visit.world.moveMailTo(visit.newEmail);
    },
    verifyMailbox: hear,
    savePersonalDetails: hear,
    saveContactDetails: hear,
    saveAcademicDetails: hear,
    skipRegistrationStep: hear,
    applyForPermit: hearPurchase,
    buyStudentCard: hearPurchase,
    donateToResearch: hearPurchase,
    volunteer: hear,
    // The page's next view shows that it was answered.
    checkOffer: () => Promise.resolve(),
  } satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
}

const t = wordsOf('en');

/** Comes to the registration from another page of the portal, with the network gone on the way: a newly opened page would not load. */
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

/** Arranges the registration's progress on the server, and opens the page that asks for it first. */
export function openingOf(exploration: Exploration): { arrange: Gesture<Visit>; gesture: Gesture<Visit> } {
  const arrange = arranging<Visit>(async (visit, step) => {
    const { world } = visit;
    const { status, wanted, returned } = contextBefore(exploration, step);
    if (visit.address === null) await connect(visit, step);
    const output = outputOf(step, 'getRegistration');
    // A later status, or that of somebody who has just registered, follows from earlier steps.
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

const declinedCard = '4000000000000002';

/** A person who returns without paying is told on the next page: the payment's own is skipped. */
export const arrangePayment: Gesture<Visit> = async (visit, step) => {
  visit.passesBy = outputOf(step, 'payment')?.end === 'cancelled';
};

/** Ends a payment while the page waits for its result. */
export const paymentOf =
  (exploration: Exploration): Gesture<Visit> =>
  async (visit, step) => {
    const { world } = visit;
    const { status } = contextBefore(exploration, step);
    const wanted = optionalSteps.find((each) => purchaseOf(status, each)?.state === 'open');
    if (wanted === undefined) throw new Error('Nothing is to be paid where a payment is watched.');
    visit.passesBy = false;
    await online(visit);
    switch (outputOf(step, 'payment')?.end) {
      case 'paid':
        await world.pay(wanted);
        break;
      case 'declined':
        await world.pay(wanted, declinedCard);
        break;
      case 'over':
        await world.skipElsewhere(wanted);
        break;
      case 'signedOut':
        await world.signOutEverywhere();
        break;
      default:
    }
  };

/** Returns to the code as if after some time, which the page did not have to wait for. */
const comeBackAfter =
  (pass: (visit: Visit) => Promise<unknown>): Gesture<Visit> =>
  async (visit) => {
    await online(visit);
    await pass(visit);
    await visit.page.reload();
    await heading(visit.page, t('registration:verification.heading'));
  };

/** The ends of the waits for a code. */
export const clocksHeard = {
  waitForResend: comeBackAfter(({ world }) => world.setSent('longAgo')),
  waitForExpiry: comeBackAfter(({ world }) => world.expireCode()),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
