import { randomUUID } from 'node:crypto';
import type { operations } from '../../openapi/portal.gen.ts';
import { answers, PASSWORD } from './accounts.ts';
import type { Owner } from './actors.ts';
import { careerCases } from './career-cases.ts';
import { carpoolCases } from './carpooling.ts';
import { complaintCases } from './complaining.ts';
import { doorCases } from './door-cases.ts';
import { officerCases } from './officer-cases.ts';
import { rarCases } from './rar-cases.ts';
import { rentalCases } from './rentals.ts';
import { ticketCases } from './ticket-cases.ts';
import { togaCases } from './togas.ts';
import { blobOf, formOf } from './forms.ts';

export type OperationId = keyof operations;

/** A request as the owner of its things would send it. */
export type Sent = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  form?: () => FormData;
};

/** The status that each kind of account gets for a request that names the owner's things. */
type Statuses = { owner: number; student: number; organisation: number; newcomer: number };

/** `everyone`: the answer is the same for every caller. */
export type Case = { send: (owner: Owner) => Sent } & ({ everyone: number } | Statuses);

const nothing = () => ({});
const all = (status: number): Statuses => ({ owner: status, student: status, organisation: status, newcomer: status });
/** For people who have finished the registration. */
const complete = (status: number): Statuses => ({ ...all(status), newcomer: 403 });
/** For the one person it belongs to; nobody else finds it. */
const ownersOnly = (status: number): Statuses => ({ ...all(404), owner: status });
/** For students, each their own. */
const students = (status: number): Statuses => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
/** The same; during the registration they see its progress. */
const studentsSoon = (status: number): Statuses => ({ ...students(status), newcomer: status });
/** The same; during the registration only while its step is due. */
const studentsInTurn = (status: number): Statuses => ({ ...students(status), newcomer: 409 });
const studentOwnersOnly = (status: number): Statuses => ({
  owner: status,
  student: 404,
  organisation: 403,
  newcomer: 403,
});

/** The smallest PNG. */
const picture = () =>
  blobOf(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'image/png',
  );

const event = ({ show }: Owner) => ({
  path: { event: show.slug, eventSlug: show.slug, slug: show.slug, occurrence: show.occurrenceId },
});
const booking = ({ booking }: Owner) => ({ path: { booking } });
const date = ({ show }: Owner) => ({ path: { occurrence: show.occurrenceId } });
const payment = ({ payment }: Owner) => ({ path: { payment } });
const careerFile = ({ careerFile }: Owner) => ({ path: { fileId: careerFile } });
const permit = () => ({ path: { permit: randomUUID() } });
const mailbox = () => `${randomUUID()}@uni.example`;

/** The request for each operation of the contract, and the status that each kind of account gets. A missing one does not compile. */
export const cases: Record<OperationId, Case> = {
  login: { send: () => ({ body: { email: mailbox(), password: PASSWORD } }), everyone: 422 },
  register: {
    send: () => ({ body: { user_type: 'university_student', email: mailbox(), password: PASSWORD, consent: true } }),
    everyone: 200,
  },
  recoverPassword: { send: () => ({ body: { email: mailbox() } }), everyone: 204 },
  undoEmail: { send: () => ({ body: { token: 'a'.repeat(24) } }), everyone: 422 },
  resetPassword: {
    send: ({ email }) => ({ body: { token: randomUUID(), email, password: PASSWORD } }),
    everyone: 422,
  },
  logout: { send: nothing, ...all(204) },

  getMe: { send: nothing, ...all(200) },
  getAccountDetails: { send: nothing, ...all(200) },
  updateMe: { send: () => ({ body: { personal: answers.personal } }), ...complete(200) },
  confirmEmail: { send: ({ code }) => ({ body: { code } }), ...all(422), owner: 200 },
  changePassword: {
    send: () => ({ body: { current_password: PASSWORD, password: 'Kewkba-fuq-il-Port-88' } }),
    ...all(204),
  },
  deleteAccount: { send: () => ({ body: { password: PASSWORD } }), ...all(200) },
  keepAccount: { send: nothing, ...all(200) },
  listSessions: { send: nothing, ...all(200) },
  endSession: { send: ({ otherSession }) => ({ path: { session: otherSession } }), ...ownersOnly(204) },
  exportAccount: { send: nothing, ...all(200) },

  uploadProfilePicture: { send: () => ({ form: () => formOf({ profile_picture: picture() }) }), ...complete(200) },
  removeProfilePicture: { send: nothing, ...all(200) },
  // Each sees their own; the others have none.
  getProfilePicture: { send: nothing, ...ownersOnly(200) },
  listCareerFiles: { send: nothing, ...students(200) },
  uploadCareerFile: {
    send: () => ({ form: () => formOf({ file: picture(), file_name: 'Ċertifikat.png' }) }),
    ...students(201),
  },
  downloadCareerFile: { send: careerFile, ...studentOwnersOnly(200) },
  deleteCareerFile: { send: careerFile, ...studentOwnersOnly(204) },

  getDeskSession: { send: nothing, ...all(403) },
  findPeople: { send: () => ({ query: { search: 'Żaren' } }), ...all(403) },
  getPersonCase: { send: ({ id }) => ({ path: { person: id } }), ...all(403) },
  changePerson: { send: ({ id }) => ({ path: { person: id }, body: { change: 'account.disable' } }), ...all(403) },
  listStuck: { send: nothing, ...all(403) },
  retryStuck: { send: () => ({ body: { what: 'refund', id: randomUUID() } }), ...all(403) },
  getDeskCounts: { send: nothing, ...all(403) },
  beginSecondFactor: { send: nothing, ...all(403) },
  giveSecondFactor: { send: () => ({ body: { code: '123456' } }), ...all(403) },
  listPermitCases: { send: nothing, ...all(403) },
  getPermitCase: { send: permit, ...all(403) },
  decidePermit: { send: () => ({ ...permit(), body: { event: 'permit.approve', version: '0' } }), ...all(403) },
  getLicencePhoto: { send: () => ({ path: { ...permit().path, side: 'front' } }), ...all(403) },
  exportPermits: { send: nothing, ...all(403) },
  findBookingCases: { send: ({ email }) => ({ query: { search: email } }), ...all(403) },
  getBookingCase: { send: booking, ...all(403) },
  changeBookingCase: {
    send: (owner) => ({ ...booking(owner), body: { event: 'booking.cancel', version: '0' } }),
    ...all(403),
  },
  ...doorCases,
  listDeskOccurrences: { send: nothing, ...all(403) },
  getDeskOccurrence: { send: date, ...all(403) },
  listDeskWaiting: { send: date, ...all(403) },
  callOff: { send: (owner) => ({ ...date(owner), body: {} }), ...all(403) },
  exportBookings: { send: date, ...all(403) },
  // For people with the role `door`, which none of these has.

  ...complaintCases,
  getPermitStatus: { send: nothing, ...studentsSoon(200) },
  getStudentCard: { send: nothing, ...studentsSoon(200) },
  applyForPermit: {
    send: () => ({
      form: () =>
        formOf({ number_plate: 'LUZ 027', images: [picture(), picture()], type: 'session', source: 'account' }),
    }),
    ...studentsInTurn(200),
  },
  buyStudentCard: { send: () => ({ query: { type: 'session', source: 'account' } }), ...studentsInTurn(200) },
  donateToResearch: { send: () => ({ query: { type: 'session', source: 'account' } }), ...studentsInTurn(200) },

  volunteer: { send: () => ({ body: { is_volunteer: true } }), ...all(200), organisation: 403, newcomer: 409 },
  getRegistration: { send: nothing, ...all(200) },
  // Only while the mailbox is not proved yet.
  sendCode: { send: () => ({ body: { email: mailbox() } }), ...all(409), newcomer: 200 },
  verifyMailbox: { send: ({ code }) => ({ body: { code } }), ...all(422) },
  savePersonalDetails: { send: () => ({ body: answers.personal }), ...all(409) },
  saveContactDetails: { send: () => ({ body: answers.contact }), ...all(409) },
  saveAcademicDetails: { send: () => ({ body: answers.academic }), ...all(409), organisation: 403 },
  skipRegistrationStep: { send: () => ({ body: { step: 'PARKING' } }), ...all(409), organisation: 403 },

  ...carpoolCases,
  ...officerCases,
  ...rentalCases,
  ...togaCases,
  ...ticketCases,
  ...careerCases,
  ...rarCases,

  getCardOpeningDates: { send: nothing, everyone: 200 },
  listCardDeals: { send: nothing, everyone: 200 },
  listEnrollmentTypes: { send: nothing, everyone: 200 },
  listNationalities: { send: nothing, everyone: 200 },
  listLocalities: { send: nothing, everyone: 200 },
  listEntities: { send: nothing, everyone: 200 },
  listCourses: { send: nothing, everyone: 200 },

  listNewsCategories: { send: nothing, everyone: 200 },
  listNews: { send: nothing, everyone: 200 },
  getNews: { send: () => ({ path: { id: 'n041' } }), everyone: 200 },
  getNewsBySlug: { send: () => ({ path: { slug: 'il-librerija-miftuha-sa-nofsillejl' } }), everyone: 200 },
  listResources: { send: nothing, everyone: 200 },
  listResourceCategories: { send: nothing, everyone: 200 },
  listResourceYears: { send: nothing, everyone: 200 },
  getResource: { send: () => ({ path: { slug: 'erasmus-booklet-2026' } }), everyone: 200 },
  listStudentOrganisations: { send: nothing, everyone: 200 },
  listCompanies: { send: nothing, everyone: 200 },
  listRepresentationAreas: { send: nothing, everyone: 200 },
  listCouncilMembers: { send: nothing, everyone: 200 },
  listSponsors: { send: nothing, everyone: 200 },
  listFunds: { send: nothing, everyone: 200 },
  getFund: { send: () => ({ path: { slug: 'sports-fund' } }), everyone: 200 },
  listTedxThemes: { send: nothing, everyone: 200 },
  getTedxTheme: { send: () => ({ path: { slug: 'ix-xifer' } }), everyone: 200 },
  getMentalWellbeingStatus: { send: nothing, everyone: 200 },
  getToday: { send: nothing, everyone: 200 },
  listComplaintTypes: { send: nothing, everyone: 200 },
  listEquipment: { send: nothing, everyone: 200 },
  getRarDates: { send: nothing, everyone: 200 },
  getBanner: { send: nothing, everyone: 200 },
  listAdverts: { send: nothing, everyone: 200 },
  getAdvertisements: { send: nothing, everyone: 200 },
  getPage: { send: () => ({ path: { slug: 'privacy-policy' } }), everyone: 200 },
  listFaqs: { send: nothing, everyone: 200 },
  searchSite: { send: () => ({ query: { q: 'librerija' } }), everyone: 200 },
  sendMessage: {
    send: () => ({ body: { name: 'Ġanna Żahra', email: mailbox(), topic: 'other', message: 'Saħħa!' } }),
    everyone: 201,
  },

  listEventTypes: { send: nothing, everyone: 200 },
  listVenues: { send: nothing, everyone: 200 },
  listEvents: { send: nothing, everyone: 200 },
  getEventBySlug: { send: event, everyone: 200 },
  listOccurrences: { send: event, everyone: 200 },
  getOccurrence: { send: event, everyone: 200 },
  getOccurrenceLinks: { send: event, everyone: 200 },
  listTickets: { send: event, everyone: 200 },
  getTickets: {
    send: (owner) => ({ path: { ...event(owner).path, tickets: owner.show.kinds.student } }),
    everyone: 200,
  },
  // Its places are not reserved.
  getSeating: { send: event, everyone: 404 },
  getSeatPlan: { send: event, everyone: 404 },
  createIcal: { send: ({ show }) => ({ body: { event: show.slug, occurrence: show.occurrenceId } }), everyone: 200 },

  listBookings: { send: nothing, ...all(200) },
  createBooking: {
    send: ({ show }) => ({ body: { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.guest }] } }),
    ...complete(201),
  },
  checkSeating: {
    send: ({ show }) => ({ body: { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.guest }] } }),
    ...all(200),
  },
  getBooking: { send: booking, ...ownersOnly(200) },
  deleteBooking: { send: booking, ...ownersOnly(200) },
  mergeBooking: {
    send: (owner) => ({ ...booking(owner), body: { attendees: [{ ticket_id: owner.show.kinds.guest }] } }),
    ...ownersOnly(200),
  },
  extendBooking: { send: booking, ...ownersOnly(200) },
  payBooking: { send: booking, ...ownersOnly(200) },
  getPayment: { send: payment, ...ownersOnly(200) },
  // The owner's payment is over; nobody else learns even that.
  getEmbeddedPayment: { send: payment, ...ownersOnly(409) },
  payOnHostedPage: { send: payment, ...ownersOnly(409) },
  addAttendees: {
    send: (owner) => ({ ...booking(owner), body: { attendees: [{ ticket_id: owner.show.kinds.guest }] } }),
    ...ownersOnly(200),
  },
  updateAttendees: {
    send: (owner) => ({
      ...booking(owner),
      body: { attendees: [{ id: owner.attendees[0], first_name: 'Ġanni', last_name: 'Ħaddieħor' }] },
    }),
    ...ownersOnly(200),
  },
  removeAttendees: {
    send: (owner) => ({ ...booking(owner), body: { attendees: [{ id: owner.attendees[0] }] } }),
    ...ownersOnly(200),
  },
};
