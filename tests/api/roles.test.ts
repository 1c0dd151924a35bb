import { afterAll, describe, expect, inject, it } from 'vitest';
import { type Role, staffRoles } from '../../server/kernel/http/roles.ts';
import { stageSession } from '../support/actors.ts';
import { operations } from '../support/contract.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const nextAddress = addresses();
afterAll(() => db.destroy());

/** One caller for each of the `x-roles`. */
const callers: Record<string, { token: () => Promise<string>; needs: readonly Role[][] }> = {
  newcomer: {
    token: async () => (await stageSession(db, { registered: false })).token,
    needs: [['student', 'newcomer']],
  },
  student: { token: async () => (await stageSession(db)).token, needs: [['student']] },
  organisation: {
    token: async () => (await stageSession(db, { user_type: 'organisation', roles: ['organisation'] })).token,
    needs: [['organisation']],
  },
  'staff without a second factor': {
    token: async () => (await stageStaff(db, urls[0], 'admin', { withSecondFactor: false })).token,
    needs: [['organisation'], ['staff']],
  },
  ...Object.fromEntries(
    staffRoles.map((role) => [
      role,
      {
        token: async () => (await stageStaff(db, urls[0], role)).token,
        needs: [['organisation'], ['staff'], [role]] satisfies Role[][],
      },
    ]),
  ),
};

const secured = operations.filter(({ isSecured }) => isSecured);

/** Calls an operation with an empty request: callers are refused before it is looked at. */
async function call({ method, path }: (typeof operations)[number], token: string | undefined): Promise<number> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'side' ? 'front' : crypto.randomUUID()));
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const request = new Request(`${urls[0]}/api${place}`, { method, ...(headers && { headers }) });
  return (await fetchFrom(nextAddress())(request)).status;
}

describe('roles (B6, Q1)', () => {
  it('are named for every operation that is not for everybody, and for the staff as they are meant', () => {
    expect(operations.filter(({ isSecured, roles }) => isSecured === (roles.length === 0))).toEqual([]);
    const isForStaff = (role: Role) => role === 'staff' || staffRoles.some((each) => each === role);
    const theirs = secured.filter(({ roles }) => roles.some(isForStaff));
    expect(Object.fromEntries(theirs.map(({ id, roles }) => [id, roles.join(' ')]))).toEqual({
      checkTicket: 'door',
      listDoorDates: 'admin door',
      getDoorList: 'admin door',
      getDoorLog: 'admin door',
      sendDoorScans: 'admin door',
      findPeople: 'admin',
      getPersonCase: 'admin',
      changePerson: 'admin',
      listStuck: 'admin',
      retryStuck: 'admin',
      getDeskSession: 'staff',
      getDeskCounts: 'admin events door services careers complaints reports',
      giveSecondFactor: 'staff',
      beginSecondFactor: 'staff',
      listPermitCases: 'admin services',
      getPermitCase: 'admin services',
      decidePermit: 'admin services',
      getLicencePhoto: 'admin services',
      exportPermits: 'admin services',
      listTogaCases: 'admin services',
      getTogaCase: 'admin services',
      changeTogaCase: 'admin services',
      exportTogaPicking: 'admin services',
      listTogaDays: 'admin services',
      getTogaDay: 'admin services',
      setTogaStock: 'admin services',
      listFittingPlan: 'admin services',
      planFittingDay: 'admin services',
      listRentalCases: 'admin services',
      getRentalCase: 'admin services',
      getRentalCaseDocument: 'admin services',
      decideRental: 'admin services',
      findBookingCases: 'admin events',
      getBookingCase: 'admin events',
      changeBookingCase: 'admin events',
      listDeskOccurrences: 'admin events',
      getDeskOccurrence: 'admin events',
      listDeskWaiting: 'admin events',
      callOff: 'admin events',
      exportBookings: 'admin events',
      listCarpoolDays: 'admin services',
      getCarpoolDay: 'admin services',
      closeCarpoolSpaces: 'admin services',
      scanCarpoolPass: 'admin services',
      exportCarpools: 'admin services',
      listComplaintCases: 'complaints',
      getComplaintStatistics: 'complaints',
      getComplaintCase: 'complaints',
      listInterviewCases: 'admin careers',
      exportInterviews: 'admin careers',
      getInterviewCase: 'admin careers',
      changeInterviewCase: 'admin careers',
      getInterviewPlan: 'admin careers',
      planInterviewDay: 'admin careers',
      issueInterviewLink: 'admin careers',
      revokeInterviewLink: 'admin careers',
      handleComplaint: 'complaints',
      getComplaintFile: 'complaints',
      getRarDesk: 'reports',
      exportRar: 'reports',
      publishRar: 'reports',
      allocateRarRooms: 'reports',
      giveRarRoom: 'reports',
      getRarCase: 'reports',
      changeRarCase: 'reports',
      scoreRarAnswer: 'reports',
      awardRarPoints: 'reports',
      settleRarAppeal: 'reports',
      getRarCaseFile: 'reports',
      inviteFirstOfficer: 'reports',
    });
  });

  it('are needed for everything that is not for everybody: strangers are sent to log in', async () => {
    for (const operation of secured)
      expect([operation.id, await call(operation, undefined)]).toEqual([operation.id, 401]);
  });

  it.each(Object.entries(callers))(
    'let a caller do what is theirs and nothing else: %s',
    async (_, { token, needs }) => {
      let current = await token();
      const wrong: string[] = [];
      for (const operation of secured) {
        const isAllowed = needs.some((some) => some.every((role) => operation.roles.includes(role)));
        const status = await call(operation, current);
        if (isAllowed ? status === 401 || status === 403 : status !== 403) wrong.push(`${operation.id} ${status}`);
        if (operation.id === 'logout') current = await token();
      }
      expect(wrong).toEqual([]);
    },
  );
});
