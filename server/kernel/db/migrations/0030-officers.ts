import { type Kysely, sql } from 'kysely';

/** The officers of organisations get a table of their own, and can invite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table organisation_officers (
    user_id uuid not null references users on delete cascade,
    organisation text not null,
    since timestamptz not null,
    until timestamptz,
    invited_by uuid references users on delete set null,
    primary key (user_id, organisation),
    constraint a_term_ends_after_it_begins check (until > since)
  )`,
  `create index organisation_officers_organisation on organisation_officers (organisation)`,
  `insert into organisation_officers (user_id, organisation, since)
    select users.id, organisation ->> 'id', users.created_at
    from users cross join jsonb_array_elements(users.student_organisations) as organisation
    on conflict do nothing`,
  `create table officer_invitations (
    id uuid primary key,
    organisation text not null,
    email text not null,
    user_id uuid not null references users on delete cascade,
    from_desk boolean not null,
    hands_over boolean not null,
    token_hash text not null unique,
    expires_at timestamptz not null,
    constraint the_desk_has_no_place_to_hand_over check (not (from_desk and hands_over))
  )`,
  `create unique index one_invitation_a_mailbox on officer_invitations (organisation, lower(email))`,
  `create index officer_invitations_user on officer_invitations (user_id)`,
  `update users set roles = array_remove(roles, 'organisation') where 'organisation' = any (roles)`,
  `alter table users drop column student_organisations`,
];
