import { heading, onTaken, refusals, registrationSetup } from './registration.setup.ts';

/** The last choice, then every answer once more: with it the account is registered. */
export const volunteering = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the choice is made already, by someone who went back from checking the answers.',
      meta: heading('VOLUNTEERING', 'volunteering'),
      always: [{ guard: 'hasChosen', target: 'checkingAnswers' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The person says whether to hear when the union needs hands.',
      tags: 'editable',
      meta: heading('VOLUNTEERING', 'volunteering'),
      on: { 'volunteering.choose': { target: 'checkingAnswers', actions: ['choose', 'clearProblem'] } },
    },
    checkingAnswers: {
      description: 'The person checks the answers, each with its way back.',
      tags: 'editable',
      meta: heading('VOLUNTEERING', 'check', 'CHECK'),
      on: { 'answers.confirm': { target: 'saving', actions: 'clearProblem' }, 'volunteering.change': 'choosing' },
    },
    saving: {
      description: 'The server completes the registration.',
      tags: 'busy',
      meta: heading('VOLUNTEERING', 'check', 'CHECK'),
      invoke: {
        src: 'volunteer',
        input: ({ context }) => ({ isVolunteer: context.isVolunteer === true }),
        onDone: onTaken,
        onError: [...refusals, { target: 'saveFailed', actions: 'noteProblem' }],
      },
    },
    saveFailed: {
      description: 'The registration could not be completed; nothing is lost.',
      meta: heading('VOLUNTEERING', 'check', 'CHECK'),
      on: { retry: { target: 'saving', actions: 'clearProblem' }, 'volunteering.change': 'choosing' },
    },
  },
});
