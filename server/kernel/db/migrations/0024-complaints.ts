import { type Kysely, sql } from 'kysely';

/** Complaints: sealed texts, files and answers, and nothing that identifies an anonymous complainant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Names of the keys that something may be sealed with; the keys themselves are never here.
  `create table sealing_keys (id text primary key)`,
  // Belongs to an account, or to the holder of the code: its keyed name, the salt of its Argon2id hash, and the public key derived
  // from that.
  `create table complaints (
    id uuid primary key,
    user_id uuid references users on delete cascade,
    code_name bytea unique,
    code_salt bytea,
    code_key bytea,
    type text not null,
    state text not null check (state in ('unassigned', 'in_progress', 'answered', 'closed')),
    assigned_to uuid references users on delete set null,
    seen integer not null default 0 check (seen >= 0),
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check ((user_id is null) = (code_name is not null)),
    check ((code_name is null) = (code_salt is null) and (code_name is null) = (code_key is null))
  )`,
  `create index complaints_user on complaints (user_id) where user_id is not null`,
  `create index complaints_assigned on complaints (assigned_to) where assigned_to is not null`,
  `create index complaints_queue on complaints (state, changed_at, id)`,
  `create table complaint_messages (
    id uuid primary key,
    complaint_id uuid not null references complaints on delete cascade,
    position integer not null check (position > 0),
    from_staff boolean not null,
    sealed bytea not null,
    sent_on date not null,
    unique (complaint_id, position)
  )`,
  `create table complaint_files (
    id uuid primary key,
    complaint_id uuid not null references complaints on delete cascade
  )`,
  `create index complaint_files_complaint on complaint_files (complaint_id)`,
  // One row: the time from which the next anonymous complaint is accepted.
  `create table complaint_brake (
    singleton boolean primary key default true check (singleton),
    next_at timestamptz not null
  )`,
  `create trigger forget_transitions after delete on complaints for each row execute function forget_transitions()`,
];
