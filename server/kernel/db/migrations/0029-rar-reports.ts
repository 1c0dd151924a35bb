import { type Kysely, sql } from 'kysely';

/**
 * The yearly reports: one for each organisation and year. What was sent can't change, and no revision of an answer is skipped, written
 * twice or lost: the database itself refuses it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const answer = `report_id uuid not null references rar_reports on delete cascade,
    question text not null,
    value jsonb,
    revision integer not null check (revision > 0),
    written_at timestamptz not null,
    user_id uuid references users on delete set null`;

const statements = [
  `create table rar_reports (
    id uuid primary key default gen_random_uuid(),
    organisation text not null,
    year integer not null check (year between 1900 and 2200),
    state text not null check (state in ('not_open', 'draft', 'submitted', 'withdrawn', 'under_review', 'returned',
      'submitted_again', 'scored', 'published', 'appealed', 'settled', 'closed')),
    is_writable boolean not null generated always as (state in ('draft', 'withdrawn', 'returned')) stored,
    submitted_at timestamptz,
    returned_until timestamptz,
    requests jsonb not null default '[]',
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint one_report_a_year unique (organisation, year),
    check (state in ('not_open', 'draft', 'withdrawn', 'closed') or submitted_at is not null),
    check (state <> 'returned' or returned_until is not null)
  )`,
  `create index rar_reports_year on rar_reports (year, state)`,
  `create table rar_answers (${answer}, primary key (report_id, question))`,
  `create table rar_revisions (${answer}, primary key (report_id, question, revision))`,
  `create table rar_files (
    id uuid primary key,
    report_id uuid not null references rar_reports on delete cascade,
    name text not null,
    media_type text not null,
    size integer not null check (size > 0),
    added_at timestamptz not null,
    user_id uuid references users on delete set null,
    unique (report_id, id)
  )`,
  `create table rar_evidence (
    report_id uuid not null,
    question text not null,
    file_id uuid not null,
    primary key (report_id, question, file_id),
    foreign key (report_id, file_id) references rar_files (report_id, id) on delete cascade
  )`,
  `create table rar_presence (
    report_id uuid not null references rar_reports on delete cascade,
    user_id uuid not null references users on delete cascade,
    question text,
    seen_at timestamptz not null,
    primary key (report_id, user_id)
  )`,
  ...['rar_answers', 'rar_revisions', 'rar_files', 'rar_presence'].map(
    (table) => `create index ${table}_user on ${table} (user_id)`,
  ),
  `create index rar_evidence_file on rar_evidence (file_id)`,

  `create function demand_writable_report() returns trigger language plpgsql as $$
  begin
    perform from rar_reports where id = new.report_id and is_writable for share;
    if not found then
      raise exception 'the report % can''t be written', new.report_id
        using errcode = 'check_violation', constraint = 'no_edits_after_submission';
    end if;
    return new;
  end $$`,
  `create trigger only_while_writable before insert or update of value, revision on rar_answers
    for each row execute function demand_writable_report()`,
  `create trigger only_while_writable before insert on rar_files
    for each row execute function demand_writable_report()`,
  `create trigger only_while_writable before insert on rar_evidence
    for each row execute function demand_writable_report()`,
  `create function keep_evidence() returns trigger language plpgsql as $$
  begin
    -- When the report itself is deleted, its evidence goes with it.
    perform from rar_reports where id = old.report_id and not is_writable;
    if found then
      raise exception 'the evidence of % stays', old.report_id
        using errcode = 'check_violation', constraint = 'no_edits_after_submission';
    end if;
    return old;
  end $$`,
  `create trigger only_while_writable_either before delete on rar_evidence
    for each row execute function keep_evidence()`,

  `create function keep_revision() returns trigger language plpgsql as $$
  begin
    if new.revision <> (case when tg_op = 'INSERT' then 0 else old.revision end) + 1 then
      raise exception 'revision % of % is not the next', new.revision, new.question
        using errcode = 'check_violation', constraint = 'no_revision_is_skipped';
    end if;
    insert into rar_revisions (report_id, question, value, revision, written_at, user_id)
      values (new.report_id, new.question, new.value, new.revision, new.written_at, new.user_id);
    return null;
  end $$`,
  `create trigger keep_revision after insert or update of value, revision on rar_answers
    for each row execute function keep_revision()`,
  `create trigger forget_transitions after delete on rar_reports for each row execute function forget_transitions()`,
];
