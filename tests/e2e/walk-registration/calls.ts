import type { OptionalStep } from '../../../machines/registration/steps.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import type { Gesture } from '../../paths/replay.ts';
import { newMailbox } from '../../support/registering.ts';
import { arranging, arrangingWrite, hearWrite } from '../walking/hearing.ts';
import { connect } from './connect.ts';
import { seeProvider } from './paying.ts';
import { outputOf, refusalOf } from './outcome.ts';
import type { Actors, Visit } from './visit.ts';

/** An address that proves nobody to be a student. */
const strangeAddress = () => newMailbox('posta.example');

/** Chooses the address that the person types next, for the server to take or to refuse as the path says. */
async function chooseAddress(visit: Visit, step: Arc): Promise<void> {
  const code = refusalOf(step);
  visit.newEmail = code === 'invalid' ? strangeAddress() : newMailbox();
  await visit.world.useUpMails(visit.newEmail, code === 'tooMuchMail');
  if (code === null) visit.world.expectMail(visit.newEmail);
}

/** Whether a code is to be sent to another address than the one before. */
const isToAnother = ({ nodes }: Exploration, { from }: Arc) =>
  nodes[from]?.leaves.some((leaf) => leaf.endsWith('.sendingElsewhere')) ?? false;

const arrangeSave = arrangingWrite<Visit>(async (visit, step) => {
  await connect(visit, step);
  if (refusalOf(step) === 'notDue') await visit.world.completeElsewhere();
});

/** Whether there is nothing to pay any more by the time the server answers an order. */
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

/** What the world does before a step so that a call ends as the path says. */
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
  if (refusalOf(step) === null && !isOver(step)) await seeProvider(visit, coming);
};

/** The end of an actor that asks the server something. */
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
    // What the page shows next tells that it was answered.
    checkOffer: () => Promise.resolve(),
  } satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
}
