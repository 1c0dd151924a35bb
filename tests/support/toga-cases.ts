import type { Owner } from './actors.ts';
import type { Case, OperationId } from './cases.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const students = (status: number) => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
const studentOwnersOnly = (status: number) => ({
  owner: status,
  student: 404,
  organisation: 403,
  newcomer: 403,
});
const toga = ({ toga }: Owner) => ({ path: { rental: toga.rental } });
const fittingHours = { from: '10:00', until: '12:00', minutes: 20, capacity: 2 };

/** The calls of togas. */
export const togaCases = {
  getTogaStatus: { send: nothing, everyone: 200 },
  listTogaTypes: { send: nothing, everyone: 200 },
  listFittingDates: { send: nothing, everyone: 200 },
  listTogaRentals: { send: nothing, ...students(200) },
  bookFitting: {
    send: ({ toga: { fitting, graduation } }) => ({
      body: {
        occurrence: fitting,
        pieces: ['toga', 'sash'],
        height: 172,
        head: 57,
        degree: 'BA Malti',
        graduation_day: graduation,
      },
    }),
    ...students(201),
  },
  getTogaRental: { send: toga, ...studentOwnersOnly(200) },
  payTogaRental: {
    send: (owner) => ({ ...toga(owner), body: { no_refund_accepted: true } }),
    ...studentOwnersOnly(200),
  },
  cancelTogaRental: { send: toga, ...studentOwnersOnly(200) },
  // Nothing is paid yet.
  moveFitting: {
    send: (owner) => ({ ...toga(owner), body: { occurrence: owner.toga.fitting } }),
    ...studentOwnersOnly(409),
  },
  downloadTogaConfirmation: { send: toga, ...studentOwnersOnly(409) },
  downloadTogaCalendar: { send: toga, ...studentOwnersOnly(409) },
  listTogaCases: { send: nothing, ...all(403) },
  getTogaCase: { send: toga, ...all(403) },
  changeTogaCase: { send: (owner) => ({ ...toga(owner), body: { event: 'toga.return' } }), ...all(403) },
  getTogaDay: { send: () => ({ path: { day: '2030-11-26' } }), ...all(403) },
  setTogaStock: {
    send: () => ({ path: { day: '2030-11-26' }, body: { stock: [{ piece: 'toga', size: 'M', quantity: 3 }] } }),
    ...all(403),
  },
  exportTogaPicking: { send: () => ({ query: { graduation_day: '2030-11-26' } }), ...all(403) },
  listFittingPlan: { send: nothing, ...all(403) },
  planFittingDay: { send: () => ({ path: { day: '2030-11-18' }, body: fittingHours }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;
