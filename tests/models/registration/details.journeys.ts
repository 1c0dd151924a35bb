import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { AccountStep } from '../../../machines/registration/steps.ts';
import { after, answers, at, registered } from './registration.fixtures.ts';
import {
  done,
  fails,
  ignored,
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

type Detail = {
  step: AccountStep;
  name: 'personal' | 'contact' | 'course';
  actor: 'savePersonalDetails' | 'saveContactDetails' | 'saveAcademicDetails';
  save: RegistrationEvent;
  next: string;
};

const details: readonly Detail[] = [
  {
    step: 'PERSONAL',
    name: 'personal',
    actor: 'savePersonalDetails',
    save: { type: 'personal.save', answers: answers.personal },
    next: 'contact.editing',
  },
  {
    step: 'CONTACT',
    name: 'contact',
    actor: 'saveContactDetails',
    save: { type: 'contact.save', answers: answers.contact },
    next: 'course.editing',
  },
  {
    step: 'COURSE',
    name: 'course',
    actor: 'saveAcademicDetails',
    save: { type: 'course.save', answers: answers.course },
    next: 'parking.checkingOffer',
  },
];

const journeysOf = ({ step, name, actor, save, next }: Detail): Journey[] => [
  {
    name: `${name}: the answers are taken`,
    input: signedIn,
    steps: [
      openedAt(step, `${name}.editing`),
      ignored(open('VOLUNTEERING')),
      send(save, `${name}.saving`),
      knowing(done(actor, after(at(step), step)), after(at(step), step)),
    ],
    ends: next,
  },
  {
    name: `${name}: a refused answer is corrected`,
    input: signedIn,
    steps: [
      openedAt(step),
      send(save),
      saying(fails(actor, 'invalid', `${name}.editing`), 'invalid'),
      silent(send(save, `${name}.saving`)),
    ],
    ends: `${name}.saving`,
  },
  {
    name: `${name}: the server is away, and then is back`,
    input: signedIn,
    steps: [
      openedAt(step),
      send(save),
      saying(fails(actor, 'away', `${name}.saveFailed`), 'away'),
      silent(send(save, `${name}.saving`)),
    ],
    ends: `${name}.saving`,
  },
  {
    name: `${name}: the session has ended`,
    input: signedIn,
    steps: [openedAt(step), send(save), fails(actor, 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: `${name}: the registration was completed elsewhere`,
    input: signedIn,
    steps: [openedAt(step), send(save), fails(actor, 'notDue')],
    ends: 'opening',
  },
];

/** The steps that ask for a person's details, and going back to them. */
export const detailsJourneys: readonly Journey[] = [
  ...details.flatMap(journeysOf),
  {
    name: 'a step behind is corrected, and the one that was due follows',
    input: signedIn,
    steps: [
      openedAt('PARKING', 'parking.checkingOffer'),
      send(open('CONTACT'), 'contact.editing'),
      send(open('PERSONAL'), 'personal.editing'),
      send(open('COURSE'), 'course.editing'),
      send({ type: 'course.save', answers: answers.course }),
      { ...done('saveAcademicDetails', at('PARKING')), context: { wanted: null } },
    ],
    ends: 'parking.checkingOffer',
  },
  {
    name: 'an organisation is registered once it can be reached',
    input: signedIn,
    steps: [
      done('getRegistration', at('CONTACT', 'organisation'), 'contact.editing'),
      send({ type: 'contact.save', answers: answers.contact }),
      done('saveContactDetails', after(at('CONTACT', 'organisation'), 'CONTACT')),
    ],
    ends: 'registered',
  },
];

const choose = (isVolunteer: boolean) => ({
  ...send({ type: 'volunteering.choose', isVolunteer }, 'volunteering.checkingAnswers'),
  context: { isVolunteer },
});
const confirm = send({ type: 'answers.confirm' }, 'volunteering.saving');
const toSaving = [openedAt('VOLUNTEERING', 'volunteering.choosing'), choose(true), confirm];

/** The last choice, a review of the answers, and the end. */
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
