import { at, registered } from './registration.fixtures.ts';
import {
  done,
  fails,
  type Journey,
  knowing,
  open,
  openedAt,
  retry,
  savePersonal,
  saying,
  send,
  signedIn,
  silent,
} from './registration.steps.ts';

const choose = (isVolunteer: boolean) => ({
  ...send({ type: 'volunteering.choose', isVolunteer }, 'volunteering.checkingAnswers'),
  context: { isVolunteer },
});
const confirm = send({ type: 'answers.confirm' }, 'volunteering.saving');
const toSaving = [openedAt('VOLUNTEERING', 'volunteering.choosing'), choose(true), confirm];

/** The last choice, the answers once more, and the end. */
export const volunteeringJourneys: readonly Journey[] = [
  {
    name: 'a volunteer checks the answers and is registered',
    input: signedIn,
    steps: [...toSaving, knowing(done('volunteer', registered), registered)],
    ends: 'registered',
  },
  {
    name: 'the choice is changed before it is confirmed',
    input: signedIn,
    steps: [
      openedAt('VOLUNTEERING'),
      choose(true),
      send({ type: 'volunteering.change' }, 'volunteering.choosing'),
      choose(false),
    ],
    ends: 'volunteering.checkingAnswers',
  },
  {
    name: 'an answer is corrected from the check, which is come back to with the choice made',
    input: signedIn,
    steps: [
      openedAt('VOLUNTEERING'),
      choose(true),
      send(open('PERSONAL'), 'personal.editing'),
      send(savePersonal),
      done('savePersonalDetails', at('VOLUNTEERING')),
    ],
    ends: 'volunteering.checkingAnswers',
  },
  {
    name: 'the registration cannot be completed, then can',
    input: signedIn,
    steps: [
      ...toSaving,
      saying(fails('volunteer', 'away', 'volunteering.saveFailed'), 'away'),
      silent(send(retry, 'volunteering.saving')),
    ],
    ends: 'volunteering.saving',
  },
  {
    name: 'the registration cannot be completed, and the choice is changed before it is tried again',
    input: signedIn,
    steps: [
      ...toSaving,
      fails('volunteer', 'away'),
      send({ type: 'volunteering.change' }, 'volunteering.choosing'),
      silent(choose(false)),
      confirm,
    ],
    ends: 'volunteering.saving',
  },
  {
    name: 'the session has ended at the last step',
    input: signedIn,
    steps: [...toSaving, fails('volunteer', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the registration was completed on another device',
    input: signedIn,
    steps: [...toSaving, fails('volunteer', 'notDue', 'opening'), done('getRegistration', registered)],
    ends: 'registered',
  },
];
