import { byName } from '../../kernel/db/by-name.ts';
import { officerOf, present } from '../../kernel/http/guards.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { dayOf } from '../../kernel/calendar/scholastic-year.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { inOffice } from '../../kernel/person/in-office.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteChange } from '../../kernel/staff/changes.ts';
import { accept, invite, lastDayInOffice, type OfficerDeps, organisationOf } from './invitations.ts';

type Operations =
  | 'listOfficers'
  | 'inviteOfficer'
  | 'withdrawOfficerInvitation'
  | 'leaveOrganisation'
  | 'lookAtOfficerInvitation'
  | 'acceptOfficerInvitation'
  | 'inviteFirstOfficer';

/** An organisation's officers: who they are, inviting, handing over, leaving. */
export function officerHandlers(deps: OfficerDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listOfficers: async ({ params, user }) => {
      const person = officerOf(user, params.id);
      return { data: await presentOfficers(deps, db, params.id, person) };
    },
    inviteOfficer: async ({ params, body, user, request, reply }) => {
      const person = officerOf(user, params.id);
      const { email, hands_over: handsOver = false } = body;
      const invitation = { organisation: params.id, email, by: person, fromDesk: false, handsOver };
      const answer = await request.transactOnce<{ data: Schemas['Officers'] }>(async (trx) => {
        await invite(deps, trx, invitation, request.ip);
        return { data: await presentOfficers(deps, trx, params.id, person) };
      });
      void reply.code(201);
      return answer;
    },
    withdrawOfficerInvitation: ({ params, user, request }) => {
      const person = officerOf(user, params.id);
      return request.transactOnce(async (trx) => {
        const gone = await trx
          .deleteFrom('officer_invitations')
          .where('id', '=', params.invitation)
          .where('organisation', '=', params.id)
          .executeTakeFirst();
        if (gone.numDeletedRows === 0n) throw new Problem(404, 'not_found');
        return { data: await presentOfficers(deps, trx, params.id, person) };
      });
    },
    leaveOrganisation: async ({ params, user, request }) => {
      const person = officerOf(user, params.id);
      await request.transactOnce(async (trx) => {
        await leave(deps, trx, params.id, person);
        return {};
      });
      return undefined;
    },
    inviteFirstOfficer: async ({ params, body, user, request }) => {
      const by = present(user);
      if (!deps.site.organisations.some(({ id }) => id === params.id)) throw new Problem(404, 'not_found');
      const invitation = { organisation: params.id, email: body.email, by, fromDesk: true, handsOver: false };
      await request.transactOnce(async (trx) => {
        await invite(deps, trx, invitation, request.ip);
        const { name } = named(deps, params.id);
        const invited = {
          what: 'rar_organisations',
          subject: params.id,
          event: 'officer.invite',
          note: name,
        } as const;
        await noteChange(deps, trx, { ...invited, staffId: by.id });
        return {};
      });
      return undefined;
    },
    lookAtOfficerInvitation: async ({ body }) => ({ data: named(deps, await organisationOf(deps, body.token)) }),
    acceptOfficerInvitation: ({ body, user, request }) => {
      const person = present(user);
      return request.transactOnce(async (trx) => {
        const organisation = await accept(deps, trx, person, body.token);
        return { data: named(deps, organisation) };
      });
    },
  };
}

const named = ({ site }: Pick<OfficerDeps, 'site'>, id: string): Schemas['OfficerOf'] => ({
  id,
  name: site.organisations.find((each) => each.id === id)?.name ?? id,
});

/** Ends somebody's office now, and the invitations that they sent. Throws 409 for the last one who can log in: they have to invite another first. */
async function leave({ clock }: OfficerDeps, trx: Trx, organisation: string, { id }: SignedIn): Promise<void> {
  const now = clock.now();
  // All are locked, so that the last two cannot leave at once.
  const officers = await trx
    .selectFrom('organisation_officers')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'disabled_at'])
    .select(inOffice(now).as('is_in_office'))
    .where('organisation', '=', organisation)
    .orderBy('user_id')
    .forUpdate('organisation_officers')
    .execute();
  const stays = ({ user_id, disabled_at, is_in_office }: (typeof officers)[number]) =>
    user_id !== id && disabled_at === null && is_in_office;
  if (!officers.some(stays)) throw new Problem(409, 'last_officer');
  await trx
    .deleteFrom('organisation_officers')
    .where('user_id', '=', id)
    .where('organisation', '=', organisation)
    .execute();
  await trx
    .deleteFrom('officer_invitations')
    .where('user_id', '=', id)
    .where('organisation', '=', organisation)
    .where('from_desk', '=', false)
    .execute();
}

async function presentOfficers(
  deps: OfficerDeps,
  db: Queryable,
  organisation: string,
  person: Pick<SignedIn, 'id'>,
): Promise<Schemas['Officers']> {
  const now = deps.clock.now();
  const officers = await db
    .selectFrom('organisation_officers as officer')
    .innerJoin('users', 'users.id', 'officer.user_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.id', '=', 'officer.invited_by').on('inviter.deleted_at', 'is', null),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'officer.since', 'officer.until'])
    .select(['inviter.first_name as by_first', 'inviter.last_name as by_last', 'inviter.email as by_email'])
    .where('organisation', '=', organisation)
    .where(inOffice(now, 'officer.until'))
    .orderBy('officer.since')
    .orderBy(byName('users.last_name'))
    .orderBy('users.id')
    .execute();
  const invitations = await db
    .selectFrom('officer_invitations as invitation')
    .innerJoin('users', 'users.id', 'invitation.user_id')
    .select(['invitation.id', 'invitation.email as to', 'hands_over', 'expires_at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('organisation', '=', organisation)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('invitation.id')
    .execute();
  return {
    organisation: named(deps, organisation),
    officers: officers.map(({ id, since, until, by_first, by_last, by_email, ...who }) => ({
      name: nameOf(who),
      since: since.toISOString(),
      // It ends at midnight: the day before is the last.
      until: until && dayOf(new Date(until.getTime() - 1), deps.union),
      invited_by: nameOf({ first_name: by_first, last_name: by_last, email: by_email }),
      is_you: id === person.id,
    })),
    invitations: invitations.map(({ id, to, hands_over, expires_at, ...who }) => ({
      id,
      email: to,
      hands_over,
      expires_at: expires_at.toISOString(),
      by: nameOf(who),
    })),
    hands_over_until: lastDayInOffice(deps),
  };
}
