import { assertEvent } from 'xstate';
import { onTaken, refusals, registrationSetup, type Invoke } from './registration.setup.ts';
import type { RegistrationMeta } from './registration.types.ts';

const onSave = { target: 'saving', actions: 'clearProblem' } as const;
const onError = [
  { guard: 'isInvalid', target: 'editing', actions: 'noteProblem' },
  ...refusals,
  { target: 'saveFailed', actions: 'noteProblem' },
] as const;

type Save = { 'personal.save': typeof onSave } | { 'contact.save': typeof onSave } | { 'course.save': typeof onSave };

/** One page of answers: typed, sent, and kept in the form until the server has them. */
function detailStep(meta: RegistrationMeta, on: Save, saving: Invoke) {
  return registrationSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { description: 'The person answers.', tags: 'editable', meta, on },
      saving: { description: 'The answers are sent.', tags: 'busy', meta, ...saving },
      saveFailed: { description: 'The answers could not be sent; they can be sent again.', tags: 'editable', meta, on },
    },
  });
}

/** Personal details. */
export const personal = detailStep(
  { step: 'PERSONAL', screen: 'personal' },
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

/** Contact details. */
export const contact = detailStep(
  { step: 'CONTACT', screen: 'contact' },
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

/** The person's studies. */
export const course = detailStep(
  { step: 'COURSE', screen: 'course' },
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

/** The last choice, then every answer once more: sending it completes the registration. */
export const volunteering = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'The chart checks if the choice was made already, by someone who went back from checking the answers.',
      meta: { step: 'VOLUNTEERING', screen: 'volunteering' },
      always: [{ guard: 'hasChosen', target: 'checkingAnswers' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The person says whether to be told when the union needs volunteers.',
      tags: 'editable',
      meta: { step: 'VOLUNTEERING', screen: 'volunteering' },
      on: { 'volunteering.choose': { target: 'checkingAnswers', actions: ['choose', 'clearProblem'] } },
    },
    checkingAnswers: {
      description: 'The person checks the answers, each with a link to change it.',
      tags: 'editable',
      meta: { step: 'VOLUNTEERING', screen: 'check' },
      on: { 'answers.confirm': { target: 'saving', actions: 'clearProblem' }, 'volunteering.change': 'choosing' },
    },
    saving: {
      description: 'The server completes the registration.',
      tags: 'busy',
      meta: { step: 'VOLUNTEERING', screen: 'check' },
      invoke: {
        src: 'volunteer',
        input: ({ context }) => ({ isVolunteer: context.isVolunteer === true }),
        onDone: onTaken,
        onError: [...refusals, { target: 'saveFailed', actions: 'noteProblem' }],
      },
    },
    saveFailed: {
      description: 'The registration could not be completed; nothing is lost.',
      meta: { step: 'VOLUNTEERING', screen: 'check' },
      on: { retry: { target: 'saving', actions: 'clearProblem' }, 'volunteering.change': 'choosing' },
    },
  },
});
