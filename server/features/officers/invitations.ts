import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { countMail } from '../../kernel/auth/mail-quotas.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { dayOf, lastDayOf, yearOf } from '../../kernel/calendar/scholastic-year.ts';
import { fromLocal } from '../../kernel/calendar/moments.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import { hashOfSecret } from '../../kernel/hashes.ts';
import { inOffice } from '../../kernel/person/in-office.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { takeTurns } from '../../kernel/db/take-turns.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

export type OfficerDeps = AccountDeps & { site: Site };

const LIFE_MS = 14 * DAY_MS;
const MOST_OPEN = 20;

/** The last day in office of somebody who hands over now: the last of the scholastic year. */
export function lastDayInOffice({ union, clock }: OfficerDeps): string {
  return lastDayOf(union, yearOf(union, dayOf(clock.now(), union)));
}

/** The token of an invitation's link: only the mail has it, and only its hash is stored. */
export const tokenOf = ({ fingerprint }: Pick<OfficerDeps, 'fingerprint'>, id: string): string =>
  fingerprint('officer-invitation', id);

type Invitation = { organisation: string; email: string; by: SignedIn; fromDesk: boolean; handsOver: boolean };

/** Keeps an invitation and mails its link; one to the same mailbox is replaced. Throws 409 if too many are open, 429 past the day's mails. */
export async function invite(deps: OfficerDeps, trx: Trx, invitation: Invitation, address: string): Promise<void> {
  const { organisation, email, by, fromDesk, handsOver } = invitation;
  const id = randomUUID();
  await countMail(deps, trx, { kind: 'invitation', email, address });
  // One at a time for an organisation, so that the count holds.
  await takeTurns(trx, `invite ${organisation}`);
  await trx
    .deleteFrom('officer_invitations')
    .where('organisation', '=', organisation)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  const { open } = await trx
    .selectFrom('officer_invitations')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('organisation', '=', organisation)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) throw new Problem(409, 'too_many_invitations');
  await trx
    .insertInto('officer_invitations')
    .values({
      id,
      organisation,
      email,
      user_id: by.id,
      from_desk: fromDesk,
      hands_over: handsOver,
      token_hash: hashOfSecret(tokenOf(deps, id)),
      expires_at: new Date(deps.clock.now().getTime() + LIFE_MS),
    })
    .execute();
  await deps.jobs.send(trx, 'officer-mail', { invitationId: id });
}

/** True of the invitation whose link has this token, as long as the link works. */
const opens = (token: string, now: Date) =>
  sql<boolean>`token_hash = ${hashOfSecret(token)} and expires_at > ${now} and (from_desk or exists (
    select from organisation_officers as officer join users on users.id = officer.user_id and users.disabled_at is null
    where officer.user_id = officer_invitations.user_id and officer.organisation = officer_invitations.organisation
    and ${inOffice(now, 'officer.until')}))`;

const linkInvalid = () => new Problem(422, 'link_invalid', { fields: { token: ['link_invalid'] } });

/** The organisation that a link invites to. Throws 422 if the link was used, withdrawn or expired, or if its sender is no longer an officer, or is disabled. */
export async function organisationOf({ db, clock }: OfficerDeps, token: string): Promise<string> {
  const invitation = db.selectFrom('officer_invitations').select('organisation').where(opens(token, clock.now()));
  const found = await invitation.executeTakeFirst();
  if (found === undefined) throw linkInvalid();
  return found.organisation;
}

/**
 * Makes the person an officer by the token of a link, which works once; an officer who hands over gets a last day. Returns the
 * organisation. Throws 422 if the link was used, withdrawn or expired, or if its sender is no longer an officer, or is disabled.
 */
export async function accept(deps: OfficerDeps, trx: Trx, person: SignedIn, token: string): Promise<string> {
  const now = deps.clock.now();
  const used = await trx
    .deleteFrom('officer_invitations')
    .where(opens(token, now))
    .returning(['organisation', 'user_id', 'hands_over'])
    .executeTakeFirst();
  if (used === undefined) throw linkInvalid();
  const { organisation, user_id: inviter, hands_over } = used;
  await trx
    .insertInto('organisation_officers')
    .values({ user_id: person.id, organisation, since: now, until: null, invited_by: inviter })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organisation']).doUpdateSet({
        since: sql`case when organisation_officers.until <= ${now} then excluded.since else organisation_officers.since end`,
        until: null,
      }),
    )
    .execute();
  if (hands_over && inviter !== person.id) {
    await trx
      .updateTable('organisation_officers')
      .set({ until: endOfOffice(deps) })
      .where('user_id', '=', inviter)
      .where('organisation', '=', organisation)
      .execute();
  }
  return organisation;
}

/** The midnight at which the scholastic year ends. */
function endOfOffice(deps: OfficerDeps): Date {
  const next = new Date(`${lastDayInOffice(deps)}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return fromLocal(`${next.toISOString().slice(0, 10)}T00:00`, deps.union.timeZone);
}

/** Deletes invitations whose links no longer work. */
export async function forgetExpired({ db, clock }: OfficerDeps): Promise<void> {
  await db.deleteFrom('officer_invitations').where('expires_at', '<=', clock.now()).execute();
}
