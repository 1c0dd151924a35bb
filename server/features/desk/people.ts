import { byName } from '../../kernel/db/by-name.ts';
import { present } from '../../kernel/http/guards.ts';
import { isStaffRole } from '../../kernel/http/roles.ts';
import { endSessions } from '../../kernel/auth/sessions.ts';
import { closeAccount } from '../../kernel/auth/close-account.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { foundBy } from '../../kernel/db/found-by.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { cardLife } from '../../kernel/lifecycle/lives.ts';
import { resetSecondFactor } from '../../kernel/staff/second-factor.ts';
import { nameIfAny, nameOf } from '../../kernel/staff/names.ts';
import { noteView } from '../../kernel/staff/views.ts';

type Operations = 'findPeople' | 'getPersonCase' | 'changePerson';
type Change = Schemas['PersonChange'];

const MOST_FOUND = 20;

/** The changes to an account by the staff; noted among what they saw of the person. */
const allChanges: readonly Change[] = [
  'sessions.end',
  'account.disable',
  'account.enable',
  'second_factor.reset',
  'card.block',
  'card.restore',
];

/** The desk's work on accounts. */
export function peopleHandlers(kernel: Kernel): Pick<Handlers, Operations> {
  const { db } = kernel;
  return {
    findPeople: async ({ query }) => ({ data: await findPeople(db, query.search) }),
    getPersonCase: async ({ params, user }) => {
      const staffId = present(user).id;
      const data = await readPerson(db, params.person, staffId);
      await noteView(kernel, db, { staffId, subjectId: data.id, what: 'users' });
      return { data };
    },
    changePerson: async (call) =>
      call.request.transactOnce(async (trx) => {
        const staff = present(call.user);
        const staffId = staff.id;
        await lockBoth(trx, staff, call.params.person);
        const person = await readPerson(trx, call.params.person, staffId);
        const { change } = call.body;
        if (person.id === staffId && !isSafeForOneself(change)) throw new Problem(409, 'not_yourself');
        if (!person.changes.includes(change)) throw new Problem(409, 'not_in_this_state');
        const now = kernel.clock.now();
        if (change === 'sessions.end') await endSessions(kernel, trx, person.id);
        if (change === 'account.disable')
          await closeAccount(kernel, trx, person.id, { kind: 'staff', userId: staffId });
        if (change === 'account.disable' || change === 'account.enable')
          await trx
            .updateTable('users')
            .set({ disabled_at: change === 'account.disable' ? now : null })
            .where('id', '=', person.id)
            .execute();
        if (change === 'second_factor.reset') await resetSecondFactor(trx, person.id);
        if (change === 'card.block' || change === 'card.restore') {
          const { id } = await trx
            .selectFrom('student_cards')
            .select('id')
            .where('user_id', '=', person.id)
            .executeTakeFirstOrThrow();
          const by = { kind: 'staff', userId: staffId } as const;
          await cardLife.demandMove(trx, await cardLife.lock(trx, id), { type: change }, { by, at: now });
        }
        await noteView(kernel, trx, { staffId, subjectId: person.id, what: change });
        return { data: await readPerson(trx, person.id, staffId) };
      }),
  };
}

/**
 * Makes changes of the two accounts wait for each other: of two admins who shut each other out, one stays. Throws 401 or 403 if another
 * was quicker.
 */
async function lockBoth(trx: Trx, { id, sessionId }: SignedIn, personId: string): Promise<void> {
  const both = trx.selectFrom('users').select('id').where('id', 'in', [id, personId]);
  await both.orderBy('id').forNoKeyUpdate().execute();
  const own = trx.selectFrom('sessions').select('second_factor_at').where('id', '=', sessionId);
  const session = await own.where('revoked_at', 'is', null).executeTakeFirst();
  if (session === undefined) throw new Problem(401, 'sign_in');
  if (session.second_factor_at === null) throw new Problem(403, 'second_factor_needed');
}

/** A member of staff who disabled their own account, or removed their own second factor, could not undo it. */
const isSafeForOneself = (change: Change): boolean => change === 'sessions.end';

/** People with these words in name or address, best known first: accounts that were deleted are nobody's. */
async function findPeople(db: Queryable, search: string): Promise<Schemas['PersonEntry'][]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'user_type', 'disabled_at'])
    .where('deleted_at', 'is', null)
    .where('verified_at', 'is not', null)
    .where(foundBy(search))
    .orderBy(byName('last_name'))
    .orderBy(byName('first_name'))
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ id, email, first_name, last_name, user_type, disabled_at }) => ({
    id,
    email,
    name: nameOf({ first_name, last_name, email }),
    user_type,
    is_disabled: disabled_at !== null,
  }));
}

/** An account, with the changes that this member of staff can make to it. */
async function readPerson(db: Queryable, id: string, staffId: string): Promise<Schemas['PersonCase']> {
  const row = await db
    .selectFrom('users')
    .leftJoin('student_cards', 'student_cards.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'user_type', 'roles', 'users.created_at', 'disabled_at'])
    .select(['student_cards.state as card', 'second_factors.confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('revoked_at', 'is', null)
        .as('sessions'),
    )
    .where('users.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  const isDisabled = row.disabled_at !== null;
  const sessions = Number(row.sessions);
  const changes: Change[] = [
    ...(sessions > 0 ? (['sessions.end'] as const) : []),
    isDisabled ? 'account.enable' : 'account.disable',
    ...(row.confirmed_at === null ? [] : (['second_factor.reset'] as const)),
    ...(['card.block', 'card.restore'] as const).filter(
      (type) => row.card !== null && cardLife.after(row.card, { type }) !== undefined,
    ),
  ];
  return {
    id: row.id,
    name: nameOf(row),
    email: row.email,
    user_type: row.user_type,
    roles: row.roles.filter(isStaffRole),
    created_at: row.created_at.toISOString(),
    is_disabled: isDisabled,
    sessions,
    changes: row.id === staffId ? changes.filter(isSafeForOneself) : changes,
    history: await readChanges(db, id),
  };
}

async function readChanges(db: Queryable, personId: string): Promise<Schemas['DeskChange'][]> {
  const rows = await db
    .selectFrom('staff_views')
    .leftJoin('users', 'users.id', 'staff_views.user_id')
    .select(['what', 'at', 'first_name', 'last_name'])
    .where('subject_id', '=', personId)
    .where('what', 'in', allChanges)
    .orderBy('staff_views.id')
    .execute();
  return rows.map(({ what, at, first_name, last_name }) => ({
    event: what,
    at: at.toISOString(),
    by: nameIfAny({ first_name, last_name }),
    note: null,
  }));
}
