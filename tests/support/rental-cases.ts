import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { wishFor } from './rentals.ts';
import { blobOf, formOf } from './upload.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const complete = (status: number) => ({ ...all(status), newcomer: 403 });
const request = () => ({ path: { request: randomUUID() } });
const document = () => ({ path: { request: randomUUID(), document: randomUUID() } });
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** The calls of venues and equipment; what owners see is in tests/api/rentals.test.ts. */
export const rentalCases = {
  getRentalTerms: { send: nothing, everyone: 200 },
  getRentalCalendar: {
    send: () => ({ path: { kind: 'venue', thing: 'student-house' }, query: { from: '2031-02-03' } }),
    everyone: 200,
  },
  listRentalRequests: { send: nothing, ...complete(200) },
  createRentalRequest: { send: () => ({ body: wishFor() }), ...complete(201) },
  getRentalRequest: { send: request, ...complete(404) },
  changeRentalRequest: { send: () => ({ ...request(), body: wishFor() }), ...complete(404) },
  sendRentalRequest: { send: request, ...complete(404) },
  cancelRentalRequest: { send: request, ...complete(404) },
  payRentalRequest: { send: request, ...complete(404) },
  addRentalDocuments: { send: () => ({ ...request(), form: () => formOf({ files: blobOf(jpeg) }) }), ...complete(404) },
  getRentalDocument: { send: document, ...complete(404) },
  removeRentalDocument: { send: document, ...complete(404) },
  downloadRentalCalendar: { send: request, ...complete(404) },
  listRentalCases: { send: nothing, ...all(403) },
  getRentalCase: { send: request, ...all(403) },
  getRentalCaseDocument: { send: document, ...all(403) },
  decideRental: { send: () => ({ ...request(), body: { event: 'request.approve' } }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;
