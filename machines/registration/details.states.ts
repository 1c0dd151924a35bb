import { assertEvent } from 'xstate';
import { heading, onTaken, refusals, registrationSetup } from './registration.setup.ts';
import type { Step } from './steps.ts';

const onSave = { target: 'saving', actions: 'clearProblem' } as const;
const onError = [
  { guard: 'isInvalid', target: 'editing', actions: 'noteProblem' },
  ...refusals,
  { target: 'saveFailed', actions: 'noteProblem' },
] as const;

const editing = (step: Step, name: string) =>
  ({ description: 'The person answers.', tags: 'editable', meta: heading(step, name) }) as const;
const saving = (step: Step, name: string) =>
  ({ description: 'The answers are sent.', tags: 'busy', meta: heading(step, name) }) as const;
const saveFailed = (step: Step, name: string) =>
  ({
    description: 'The answers could not be sent; they are kept in the form and can be sent again.',
    tags: 'editable',
    meta: heading(step, name),
  }) as const;

/** Who the person is. */
export const personal = registrationSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { ...editing('PERSONAL', 'personal'), on: { 'personal.save': onSave } },
    saving: {
      ...saving('PERSONAL', 'personal'),
      invoke: {
        src: 'savePersonalDetails',
        input: ({ event }) => {
          assertEvent(event, 'personal.save');
          return { answers: event.answers };
        },
        onDone: onTaken,
        onError,
      },
    },
    saveFailed: { ...saveFailed('PERSONAL', 'personal'), on: { 'personal.save': onSave } },
  },
});

/** Where the person can be reached. */
export const contact = registrationSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { ...editing('CONTACT', 'contact'), on: { 'contact.save': onSave } },
    saving: {
      ...saving('CONTACT', 'contact'),
      invoke: {
        src: 'saveContactDetails',
        input: ({ event }) => {
          assertEvent(event, 'contact.save');
          return { answers: event.answers };
        },
        onDone: onTaken,
        onError,
      },
    },
    saveFailed: { ...saveFailed('CONTACT', 'contact'), on: { 'contact.save': onSave } },
  },
});

/** What the person studies. */
export const course = registrationSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { ...editing('COURSE', 'course'), on: { 'course.save': onSave } },
    saving: {
      ...saving('COURSE', 'course'),
      invoke: {
        src: 'saveAcademicDetails',
        input: ({ event }) => {
          assertEvent(event, 'course.save');
          return { answers: event.answers };
        },
        onDone: onTaken,
        onError,
      },
    },
    saveFailed: { ...saveFailed('COURSE', 'course'), on: { 'course.save': onSave } },
  },
});
