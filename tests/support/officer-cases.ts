import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { rarDeskCases } from './rar-cases.ts';

const theirs = () => ({ path: { id: 'medika' } });
/** For officers of the organisation; those of another do not find it. */
const officersOnly = { owner: 403, student: 403, organisation: 404, newcomer: 403 };

/** The calls about officers and results; what officers see of their own is in tests/api/officers.test.ts. */
export const officerCases = {
  ...rarDeskCases,
  listOfficers: { send: theirs, ...officersOnly },
  inviteOfficer: { send: () => ({ ...theirs(), body: { email: `${randomUUID()}@uni.example` } }), ...officersOnly },
  withdrawOfficerInvitation: {
    send: () => ({ path: { ...theirs().path, invitation: randomUUID() } }),
    ...officersOnly,
  },
  leaveOrganisation: { send: theirs, ...officersOnly },
  // Nobody was invited by this token.
  lookAtOfficerInvitation: { send: () => ({ body: { token: 'a'.repeat(43) } }), everyone: 422 },
  acceptOfficerInvitation: {
    send: () => ({ body: { token: 'a'.repeat(43) } }),
    owner: 422,
    student: 422,
    organisation: 422,
    newcomer: 403,
  },
} satisfies Partial<Record<OperationId, Case>>;
