import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { Failure, Problem, TogaStep } from '../../../machines/toga/toga.types.ts';
import type { JourneyFor } from 'xstate-paths';
import { awaiting, details, input, rental, standing } from './toga.fixtures.ts';

export type Journey = JourneyFor<typeof togaMachine>;
export type Step = Journey['steps'][number];

export const opened: Step = { actor: 'readStanding', output: standing(), now: 'pieces' };
export const pieces: Step = { send: { type: 'pieces.choose', pieces: ['toga', 'sash'] }, now: 'fitting' };
export const slot: Step = { send: { type: 'slot.choose', occurrence: 'slot' }, now: 'details.editing' };
export const save: Step = { send: { type: 'details.save', details }, now: 'holding', context: { problem: null } };
export const held: Step = {
  actor: 'bookFitting',
  output: rental(),
  now: 'reviewing',
  context: { pieces: [], occurrence: null, wanted: null },
};
export const order: Step = { send: { type: 'order.pay' }, now: 'ordering', context: { problem: null } };
export const ordered: Step = { actor: 'payTogaRental', output: awaiting, now: 'paying', context: { ordered: true } };
export const cancel: Step = { send: { type: 'rental.cancel' }, now: 'cancelling', context: { problem: null } };
export const open = (step: TogaStep) => ({ type: 'step.open', step }) as const;
export const told = (code: Problem['code']): { problem: Problem } => ({ problem: { code, fields: {} } });
export const refusing = (
  actor: 'readStanding' | 'bookFitting' | 'payTogaRental' | 'cancelTogaRental',
  code: Failure['code'],
) => ({ actor, error: { code, fields: {} } }) as const;
/** The pieces stay chosen; nothing is left of the rental. */
export const lost = {
  pieces: rental().pieces,
  occurrence: null,
  rental: null,
  returned: null,
  ordered: false,
  wanted: null,
};

export const toCheck = [opened, pieces, slot, save, held];
export const toPay = [...toCheck, order, ordered];
export const back = (from: 'success' | 'cancel') => input({ returned: { rental: 'rental', from } });
export const reopened = (found: Parameters<typeof standing>[0]) =>
  ({ actor: 'readStanding', output: standing(found) }) as const;
