import { randomUUID } from 'node:crypto';
import type { Case } from './cases.ts';

const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const students = (status: number) => ({ ...all(403), owner: status, student: status });
const somebody = () => ({ path: { person: randomUUID() } });
const ride = () => ({ path: { carpoolId: randomUUID() } });
const parkingDay = () => ({ path: { date: '2026-01-05' } });

/** The calls of shared rides. */
export const carpoolCases = {
  // Searching and booking are in tests/api/carpool.test.ts: none of these people holds a permit or has a ride.
  searchPassengers: { send: () => ({ query: { search: 'Żaren' } }), ...students(403) },
  getPassengerPicture: { send: somebody, ...students(404) },
  getCarParkPlan: { send: () => ({}), everyone: 200 },
  listUpcomingParking: { send: () => ({}), ...students(200) },
  listAvailableParking: { send: () => ({ body: { date: '2026-01-05' } }), ...students(200) },
  bookCarpool: {
    send: () => ({ body: { date: '2026-01-05', space: 'A-1', passengers: [randomUUID()] } }),
    ...students(409),
  },
  getCarpoolMessage: { send: () => ({}), ...students(200) },
  acceptCarpoolMessage: { send: () => ({}), ...students(200) },
  getCarpoolSettings: { send: () => ({}), ...students(200) },
  changeCarpoolSettings: { send: () => ({ body: { findable: true } }), ...students(200) },
  listCarpools: { send: () => ({}), ...students(200) },
  getCarpool: { send: ride, ...students(404) },
  cancelCarpool: { send: ride, ...students(404) },
  addPassengers: { send: () => ({ ...ride(), body: { passengers: [randomUUID()] } }), ...students(404) },
  removePassengers: { send: () => ({ ...ride(), body: { passengers: [randomUUID()] } }), ...students(404) },
  answerCarpool: { send: () => ({ ...ride(), body: { comes: true } }), ...students(404) },
  getCarpoolIcal: { send: ride, ...students(404) },
  listCarpoolDays: { send: () => ({}), ...all(403) },
  getCarpoolDay: { send: parkingDay, ...all(403) },
  closeCarpoolSpaces: { send: () => ({ ...parkingDay(), body: { closed: [], note: null } }), ...all(403) },
  scanCarpoolPass: { send: () => ({ body: { code: randomUUID() } }), ...all(403) },
  exportCarpools: { send: parkingDay, ...all(403) },
} satisfies Record<string, Case>;
