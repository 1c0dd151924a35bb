import { staffRoles } from '../http/roles.ts';
import { checkOf } from './check.ts';
import { bilingual, bilingualTexts, cents, dictionary, email, list, moment, record, slug, text } from './shapes.ts';
import type { EventFile, EventType, Person, Venue } from './types.ts';

const userTypes = ['university_student', 'junior_college_student', 'organisation'];
const flag = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
const vatPercent = { type: 'number', minimum: 0, maximum: 100 } as const;
const atLeastOne = { type: 'array', minItems: 1 } as const;
const plainScenes = ['prow', 'gaze', 'gallarija', 'floor', 'swell'];
const sceneSubjects = 'lamp microphone reel cross chairs football drum ferry buzzer cap'.split(' ');
const scenes = [...plainScenes, ...sceneSubjects, null];

const question = record(
  { key: slug, label: bilingual },
  { hint: bilingual, required: flag, choices: { ...atLeastOne, items: record({ key: slug, label: bilingual }) } },
);

const memberPrice = record(
  {
    for: { ...atLeastOne, items: { enum: [...userTypes, 'student-card', 'volunteer', ...staffRoles] } },
    cents: { ...cents, type: ['integer', 'object'], additionalProperties: cents },
  },
  { most: { type: 'integer', minimum: 1, maximum: 50 } },
);

const promoCode = record(
  {
    code: {
      type: 'string',
      minLength: 3,
      maxLength: 40,
      pattern: '^\\S(.*\\S)?$',
      description: 'a code of 3 to 40 signs, without spaces around it',
    },
  },
  {
    tickets: { ...atLeastOne, items: slug },
    percentOff: { type: 'integer', minimum: 1, maximum: 100 },
    centsOff: { ...cents, minimum: 1 },
    cents,
    from: moment,
    until: moment,
    uses: count,
    usesEach: { ...count, minimum: 1 },
  },
);

const ticketKind = record(
  { key: slug, name: bilingual, cents: { ...cents, type: ['integer', 'object'], additionalProperties: cents } },
  {
    description: bilingual,
    capacity: count,
    saleStart: moment,
    saleEnd: moment,
    questions: list(question),
    vatPercent,
    memberPrices: list(memberPrice),
  },
);

const atImport = record(
  {},
  {
    taken: dictionary(count),
    seats: record({ share: { type: 'number', minimum: 0, maximum: 1 }, seed: text }),
  },
);

const occurrence = record(
  {
    key: slug,
    start: moment,
    minutes: { type: 'integer', minimum: 1, maximum: 20_160 },
    venue: { ...slug, type: ['string', 'null'] },
    perPerson: { type: 'integer', minimum: 1, maximum: 50 },
  },
  {
    plan: slug,
    cancelled: flag,
    bookingsOpen: moment,
    bookingsClose: moment,
    note: bilingual,
    tickets: { ...atLeastOne, items: ticketKind },
    atImport,
  },
);

export const checkEventTypes = checkOf<EventType[]>(list(record({ id: slug, name: bilingual })));

export const checkVenues = checkOf<Venue[]>(
  list(
    record(
      {
        id: slug,
        kind: { enum: ['hall', 'room', 'outdoors', 'stadium'] },
        name: bilingual,
        locality: bilingual,
        address: bilingual,
      },
      { capacity: { ...count, minimum: 1 }, access: bilingual },
    ),
  ),
);

const year = { type: 'integer', minimum: 1990, maximum: 2100 } as const;

const whatPeopleTell = {
  details: record({ documentKind: { enum: ['id_card', 'passport'] }, documentNumber: text, nationality: text }),
  contact: record(
    {
      address: { type: 'array', minItems: 1, maxItems: 2, items: text },
      locality: slug,
      postcode: text,
      mobile: record({ extension: text, number: text }),
    },
    { personalEmail: email },
  ),
  card: { type: 'string', pattern: '^\\d{4} \\d{4} \\d{4}$', description: 'a number such as 2026 4711 0042' },
  permit: record({ numberPlate: text }),
  findable: { type: 'boolean' },
  studies: record({ entity: slug, course: slug, enrollmentType: slug, startYear: year, graduationYear: year }),
};

export const checkPeople = checkOf<Person[]>(
  list(
    record(
      {
        email,
        password: { type: 'string', minLength: 8 },
        userType: { enum: userTypes },
        firstName: text,
        lastName: text,
      },
      {
        locale: { enum: ['en', 'mt'] },
        roles: list(slug),
        secondFactor: { type: 'string', pattern: '^[A-Z2-7]{32}$', description: 'a secret of 32 signs of base32' },
        volunteer: flag,
        organisations: list(slug),
        ...whatPeopleTell,
      },
    ),
  ),
);

export const checkEvent = checkOf<EventFile>(
  record(
    {
      class: { enum: ['standard', 'tedx'] },
      type: slug,
      title: bilingual,
      summary: bilingual,
      description: bilingualTexts,
      facts: list(record({ label: bilingual, value: bilingual })),
      poster: record({ seed: text, scene: { enum: scenes } }),
      occurrences: { ...atLeastOne, items: occurrence },
    },
    {
      flag: { type: 'string', minLength: 1 },
      cancelled: flag,
      cancelHours: { type: 'integer', minimum: 0, maximum: 8760 },
      names: { enum: ['required', 'optional'] },
      vatPercent,
      promoCodes: list(promoCode),
      tickets: { ...atLeastOne, items: ticketKind },
    },
  ),
);
