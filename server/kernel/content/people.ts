import { checkOf } from './check.ts';
import { email, flag, integer, list, oneOf, pattern, record, shape, slug, text, type ValueOf } from './shapes.ts';

/** The types of account. */
export const userTypes = ['university_student', 'junior_college_student', 'organisation'] as const;

const year = integer(1990, 2100);

const contact = record(
  {
    /** One or two lines. */
    address: shape<[string, string?]>({ type: 'array', minItems: 1, maxItems: 2, items: text }),
    /** From reference/localities.json; the others are from their own files. */
    locality: slug,
    postcode: text,
    mobile: record({ extension: text, number: text }),
  },
  { personalEmail: email },
);

/** The details that the person gave when registering. */
const registered = {
  details: record({ documentKind: oneOf('id_card', 'passport'), documentNumber: text, nationality: text }),
  contact,
  /** Number of their student card, in groups of four. */
  card: pattern('^\\d{4} \\d{4} \\d{4}$', 'a number such as 2026 4711 0042'),
  /** A parking permit of the scholastic year in which the account is imported. */
  permit: record({ numberPlate: text }),
  /** Drivers of shared rides can find them. */
  findable: flag,
  studies: record({ entity: slug, course: slug, enrollmentType: slug, startYear: year, graduationYear: year }),
};

const person = record(
  {
    email,
    password: { ...text, minLength: 8 },
    userType: oneOf(...userTypes),
    firstName: text,
    lastName: text,
  },
  {
    locale: oneOf('en', 'mt'),
    roles: list(slug),
    /** The published base32 secret of the authenticator app with which this staff member logs in. */
    secondFactor: pattern('^[A-Z2-7]{32}$', 'a secret of 32 signs of base32'),
    volunteer: flag,
    /** Ids of union/organisations.json; the person is an officer of each. */
    organisations: list(slug),
    ...registered,
  },
);

export type Person = ValueOf<typeof person>;

export const checkPeople = checkOf(list(person));
