import { afterAll, describe, expect, inject, it } from 'vitest';
import { type Role, staffRoles } from '../../server/kernel/http/roles.ts';
import { PASSWORD, signIn } from '../support/accounts.ts';
import { stageOpenShow, stageOwner, stageSession } from '../support/actors.ts';
import { cases, type OperationId } from '../support/cases.ts';
import { operations } from '../support/contract.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { isFull, someOf } from '../support/size.ts';
import { openStage } from '../support/stage.ts';
import { type Staff, stageStaff } from '../support/staff.ts';

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

  // Unless all is tried, each caller tries a third, and the next caller another.
  it.each(Object.entries(callers).map(([name, caller], at) => ({ name, at, ...caller })))(
    'let a caller do what is theirs and nothing else: $name',
    async ({ at, token, needs }) => {
      let current = await token();
      const wrong: string[] = [];
      for (const operation of secured.filter((_, index) => isFull || index % 3 === at % 3)) {
        const isAllowed = needs.some((some) => some.every((role) => operation.roles.includes(role)));
        const status = await call(operation, current);
        if (isAllowed ? status === 401 || status === 403 : status !== 403) wrong.push(`${operation.id} ${status}`);
        if (operation.id === 'logout') current = await token();
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** The desk's operations, for each of the roles that open them. */
const desk = operations.filter(({ roles }) => roles.some((role) => staffRoles.some((each) => each === role)));
const ofRole = (role: Role) => desk.filter(({ roles }) => roles.includes(role));

/** Ways in which the session of a member of staff ends, and the status from then on. */
const ends: Record<string, { end: (staff: Staff, admin: Staff) => Promise<unknown>; status: number }> = {
  'logging out': { end: ({ client }) => client.POST('/auth/logout'), status: 401 },
  'a changed password': {
    end: async ({ email }) => {
      const elsewhere = await signIn(urls[0], email);
      const { response } = await elsewhere.client.PUT('/auth/password', {
        body: { current_password: PASSWORD, password: 'Kewkba-fuq-il-Port-88' },
      });
      expect(response.status).toBe(204);
    },
    status: 401,
  },
  'an admin’s ending of all sessions': { end: (staff, admin) => changeBy(admin, staff, 'sessions.end'), status: 401 },
  'an admin’s closing of the account': {
    end: (staff, admin) => changeBy(admin, staff, 'account.disable'),
    status: 401,
  },
  'a reset of the second factor': {
    end: async (staff, admin) => {
      const factor = { user_id: staff.id, secret: 'A'.repeat(32), confirmed_at: new Date() };
      await db.insertInto('second_factors').values(factor).execute();
      await changeBy(admin, staff, 'second_factor.reset');
    },
    status: 403,
  },
  'losing the role': {
    end: ({ id }) => db.updateTable('users').set({ roles: [] }).where('id', '=', id).execute(),
    status: 403,
  },
};

async function changeBy(
  { client }: Staff,
  { id }: Staff,
  change: 'sessions.end' | 'account.disable' | 'second_factor.reset',
): Promise<void> {
  const { response } = await client.POST('/desk/people/{person}', {
    params: { path: { person: id } },
    body: { change },
  });
  expect(response.status).toBe(200);
}

describe.each(Object.entries(ends))('after %s (Q1)', (_, { end, status }) => {
  it.each(someOf(staffRoles, 3))('nothing of the desk is open any more: %s', async (role) => {
    const admin = await stageStaff(db, urls[0], 'admin');
    const staff = await stageStaff(db, urls[0], role);
    const [first] = ofRole(role);
    if (first === undefined) throw new Error(`Nothing is for ${role}`);
    expect([401, 403]).not.toContain(await call(first, staff.token));
    await end(staff, admin);
    const wrong: string[] = [];
    for (const operation of ofRole(role)) {
      const answer = await call(operation, staff.token);
      if (answer !== status) wrong.push(`${operation.id} ${answer}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a case that is none, or one of another kind (Q1)', () => {
  it.each(someOf(staffRoles, 3))('is not found by %s', async (role) => {
    const { id, token } = await stageStaff(db, urls[0], role);
    const owner = await stageOwner(db, urls[0], await stageOpenShow(db), { withPicture: false, withDocument: false });
    const wrong: string[] = [];
    for (const operation of ofRole(role)) {
      const cased = operation.parameters.filter((each) => each.in === 'path' && each.schema.format === 'uuid');
      if (cased.length === 0) continue;
      const { path = {}, body, form } = cases[operation.id as OperationId].send(owner);
      for (const foreign of [crypto.randomUUID(), id]) {
        if (foreign === id && 'person' in path) continue;
        const places = { ...path, ...Object.fromEntries(cased.map(({ name }) => [name, foreign])) };
        const place = operation.path.replaceAll(
          /\{(\w+)\}/g,
          (__, name: string) => places[name as keyof typeof places] ?? '',
        );
        const request = new Request(`${urls[0]}/api${place}`, {
          method: operation.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(form !== undefined && { body: form() }),
        });
        const { status } = await fetchFrom(nextAddress())(request);
        if (status !== 404) wrong.push(`${operation.id} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
