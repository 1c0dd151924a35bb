import { randomUUID } from 'node:crypto';
import type { Owner } from './actors.ts';
import type { Case } from './cases.ts';

const refused = { owner: 403, student: 403, organisation: 403, newcomer: 403 };
const date = ({ show }: Owner) => ({ path: { occurrence: show.occurrenceId } });
const scan = () => ({
  id: randomUUID(),
  event: 'admit',
  ticket: randomUUID(),
  hash: null,
  at: '2026-10-05T19:00:00Z',
  was_offline: false,
});

/** The calls of the devices at the door: tests/api/door.test.ts sends them as the staff. */
export const doorCases = {
  checkTicket: { send: () => ({ body: { code: randomUUID() } }), ...refused },
  listDoorDates: { send: () => ({}), ...refused },
  getDoorList: { send: date, ...refused },
  getDoorLog: { send: date, ...refused },
  sendDoorScans: {
    send: (owner) => ({ ...date(owner), body: { door: 'Main', device: randomUUID(), scans: [scan()] } }),
    ...refused,
  },
} satisfies Record<string, Case>;
