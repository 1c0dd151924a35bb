import type { CheckoutContext, CheckoutEvent, CheckoutStep } from '../../../machines/checkout/checkout.types.ts';
import { HALL } from '../../models/checkout/checkout.fixtures.ts';
import type { Arc, Exploration } from 'xstate-paths';
import { refusalOf } from './outcome.ts';
import { unwalkable } from './unwalkable.ts';
import { EARLIER, isLost, RETURNED } from './walk.model.ts';

const FLOW = 'checkout.step.flow';
const OPENING = `${FLOW}.opening`;
const HOLDING = `${FLOW}.choosingSeats.holding`;
const SIGNED_OUT = 'checkout.step.signedOut';
const EDITING = `${FLOW}.namingAttendees.editing`;

/** Steps to which a reload returns, with the hold's clock in view. */
const atRest = [
  `${FLOW}.choosingTickets`,
  `${FLOW}.choosingSeats.settled`,
  EDITING,
  `${FLOW}.checkingAnswers`,
] as const;
const whileHolding = ['seat.select', 'seat.release', 'seats.suggest', 'ticket.swap'];

type Situation = { step: string; hold: string; context: CheckoutContext; isBusy: boolean };

function situationOf({ nodes }: Exploration, { from }: Arc): Situation {
  const { leaves = [], moment } = nodes[from] ?? {};
  const leaf = (region: string) => leaves.find((id) => id.startsWith(`checkout.${region}.`)) ?? '';
  const snapshot = moment?.snapshot;
  const stepMeta = leaf('step');
  const tags = snapshot?.machine.getStateNodeById(stepMeta).tags ?? [];
  return {
    step: stepMeta,
    hold: leaf('hold').replace('checkout.hold.', ''),
    context: snapshot?.context as CheckoutContext,
    isBusy: tags.includes('busy'),
  };
}

const isOneOf = (step: string, steps: readonly string[]) => steps.includes(step);
const isReturned = ({ booking }: CheckoutContext) => booking?.id === RETURNED;
/** Booked on another device: the page did not pass the steps before. */
const isFromElsewhere = ({ booking }: CheckoutContext) => booking?.id === EARLIER || booking?.id === RETURNED;

/** Configurations that are entered by themselves: the pending call is repeated at once. */
function enteredAtOnce({ arcs, nodes }: Exploration): ReadonlySet<number> {
  const isAskedAgain = ({ stimulus, from, to }: Arc) =>
    stimulus.name === 'session.restored' ||
    (stimulus.kind === 'actor' &&
      nodes[to]?.leaves.includes(HOLDING) === true &&
      [OPENING, HOLDING].some((id) => nodes[from]?.leaves.includes(id)));
  return new Set(arcs.filter(isAskedAgain).map(({ to }) => to));
}

/** True for steps that the chart allows but the page, or a test's time limit, does not. */
export function avoided(exploration: Exploration): (arc: Arc) => boolean {
  const atOnce = enteredAtOnce(exploration);
  return (arc) => {
    if (arc.walked.some((id) => id in unwalkable)) return true;
    const situation = situationOf(exploration, arc);
    const { stimulus } = arc;
    // The browser is at the provider's page.
    if (situation.context.ordered) return true;
    const isTooSudden = situation.isBusy && situation.step !== OPENING && atOnce.has(arc.from);
    if (stimulus.kind !== 'actor') return isTooSudden || isBadGesture(situation, stimulus.event as CheckoutEvent);
    // A driven browser may still receive the answer to a call from before the network was cut.
    const isAnsweredStill = situation.step === HOLDING && situation.context.movedOn && refusalOf(arc) === 'away';
    return isAnsweredStill || (isTooSudden && 'error' in stimulus.outcome) || isBadEnd(situation, stimulus.src);
  };
}

/** The hold's clock is moved only where a reload returns to the same step. */
function isBadEnd({ step, hold, context }: Situation, src: string): boolean {
  // The look-up of a lost booking reveals at once that its hold is over.
  if (step === OPENING && hold !== 'absent' && isLost(context)) return true;
  return src === 'hold' && (!isOneOf(step, atRest) || isReturned(context));
}

/** Only Back leads from the names to the step before, and only if the page has passed it. */
const isBackFromNames = (step: string, context: CheckoutContext, wanted: CheckoutStep) =>
  step === EDITING && !isFromElsewhere(context) && wanted === (context.occurrenceId === HALL ? 'seats' : 'tickets');

function isBadGesture({ step, hold, context, isBusy }: Situation, event: CheckoutEvent): boolean {
  const isNaming = step.includes('.namingAttendees.');
  switch (event.type) {
    case 'hold.expired':
      if (step === SIGNED_OUT || step === OPENING) return hold === 'absent' || !isLost(context);
      return hold === 'absent' || !isOneOf(step, atRest);
    case 'booking.changed':
      return isBusy || hold !== 'held';
    case 'step.open':
      return isBusy || (isNaming && !isBackFromNames(step, context, event.step));
    case 'retry':
      return isBusy || (step.includes('.unavailable.') && !step.endsWith('.fullyBooked'));
    case 'occurrence.choose':
      // The browser caches the server's facts about a date for a while, so they can differ only at first.
      return !context.signedIn;
    case 'start.again':
      // The page to which the provider returns is left then: another page starts afresh.
      return context.returned !== null || isReturned(context);
    case 'session.restored':
      return step === `${FLOW}.loginRequired` && context.lines.length === 0;
    default:
      return isBusy && !(step === HOLDING && whileHolding.includes(event.type));
  }
}
