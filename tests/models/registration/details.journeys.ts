import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { AccountStep } from '../../../machines/registration/steps.ts';
import { after, answers, at } from './registration.fixtures.ts';
import {
  done,
  fails,
  ignored,
  type Journey,
  knowing,
  open,
  openedAt,
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

/** What a person answers about herself, and goes back to. */
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
