import { assertEvent } from 'xstate';
import { heading, onTaken, refusals, registrationSetup, type Invoke } from './registration.setup.ts';
import type { AccountStep } from './steps.ts';

const onSave = { target: 'saving', actions: 'clearProblem' } as const;
const onError = [
  { guard: 'isInvalid', target: 'editing', actions: 'noteProblem' },
  ...refusals,
  { target: 'saveFailed', actions: 'noteProblem' },
] as const;

type Save = { 'personal.save': typeof onSave } | { 'contact.save': typeof onSave } | { 'course.save': typeof onSave };

/** One page of answers: typed, sent, and kept in the form until the server has them. */
function detailStep(step: AccountStep, name: string, on: Save, saving: Invoke) {
  const meta = heading(step, name);
  return registrationSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { description: 'The person answers.', tags: 'editable', meta, on },
      saving: { description: 'The answers are sent.', tags: 'busy', meta, ...saving },
      saveFailed: { description: 'The answers could not be sent; they can be sent again.', tags: 'editable', meta, on },
    },
  });
}

/** Who the person is. */
export const personal = detailStep(
  'PERSONAL',
  'personal',
  { 'personal.save': onSave },
  registrationSetup.createStateConfig({
    invoke: {
      src: 'savePersonalDetails',
      input: ({ event }) => {
        assertEvent(event, 'personal.save');
        return { answers: event.answers };
      },
      onDone: onTaken,
      onError,
    },
  }),
);

/** Where the person can be reached. */
export const contact = detailStep(
  'CONTACT',
  'contact',
  { 'contact.save': onSave },
  registrationSetup.createStateConfig({
    invoke: {
      src: 'saveContactDetails',
      input: ({ event }) => {
        assertEvent(event, 'contact.save');
        return { answers: event.answers };
      },
      onDone: onTaken,
      onError,
    },
  }),
);

/** What the person studies. */
export const course = detailStep(
  'COURSE',
  'course',
  { 'course.save': onSave },
  registrationSetup.createStateConfig({
    invoke: {
      src: 'saveAcademicDetails',
      input: ({ event }) => {
        assertEvent(event, 'course.save');
        return { answers: event.answers };
      },
      onDone: onTaken,
      onError,
    },
  }),
);
