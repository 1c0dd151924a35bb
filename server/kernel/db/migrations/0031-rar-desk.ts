import { type Kysely, sql } from 'kysely';

/**
 * Counting the points of the yearly reports: scores, awards, appeals, rooms. The database itself refuses a score of an organisation's
 * own officer, an appeal heard by somebody who scored, and results that are published for some and not for others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const unpublished = `('submitted', 'under_review', 'returned', 'submitted_again', 'scored')`;
const published = `('published', 'appealed', 'settled')`;

const statements = [
  `create table rar_scores (
    id uuid primary key default gen_random_uuid(),
    report_id uuid not null references rar_reports on delete cascade,
    question text not null,
    user_id uuid references users on delete set null,
    points integer not null check (points >= 0),
    note text,
    scored_at timestamptz not null,
    constraint one_score_a_reader unique (report_id, question, user_id)
  )`,
  `create table rar_awards (
    report_id uuid not null references rar_reports on delete cascade,
    question text not null,
    points integer not null check (points >= 0),
    reason text not null,
    user_id uuid references users on delete set null,
    awarded_at timestamptz not null,
    primary key (report_id, question)
  )`,
  `create table rar_publications (
    year integer primary key,
    published_at timestamptz not null,
    appeals_until timestamptz not null,
    constraint there_is_time_to_appeal check (appeals_until > published_at)
  )`,
  `create table rar_appeals (
    id uuid primary key default gen_random_uuid(),
    report_id uuid not null references rar_reports on delete cascade,
    question text not null,
    text text not null,
    made_at timestamptz not null,
    user_id uuid references users on delete set null,
    points_before integer not null,
    points_after integer check (points_after >= 0),
    answer text,
    settled_at timestamptz,
    settled_by uuid references users on delete set null,
    constraint one_appeal_a_question unique (report_id, question),
    constraint settled_with_points_and_an_answer check ((settled_at is null) = (points_after is null)
      and (settled_at is null) = (answer is null))
  )`,
  `create table rar_wishes (
    year integer not null,
    organisation text not null,
    rooms jsonb not null default '[]',
    user_id uuid references users on delete set null,
    changed_at timestamptz not null,
    primary key (year, organisation)
  )`,
  `create table rar_rooms (
    year integer not null,
    organisation text not null,
    turn integer not null check (turn > 0),
    room text,
    primary key (year, organisation),
    constraint one_organisation_a_turn unique (year, turn),
    constraint one_organisation_a_room unique (year, room)
  )`,
  `create table rar_mails (
    year integer not null,
    organisation text not null,
    days_left integer not null,
    sent_at timestamptz not null,
    constraint one_reminder_each primary key (year, organisation, days_left)
  )`,
  ...['rar_scores', 'rar_awards', 'rar_appeals', 'rar_wishes'].map(
    (table) => `create index ${table}_user on ${table} (user_id)`,
  ),
  `create index rar_appeals_settled_by on rar_appeals (settled_by)`,

  `create function demand_reader() returns trigger language plpgsql as $$
  begin
    perform from rar_reports where id = new.report_id and state in ('under_review', 'submitted_again') for share;
    if not found then
      raise exception 'report % is not being read', new.report_id
        using errcode = 'check_violation', constraint = 'scores_during_review';
    end if;
    perform from organisation_officers join rar_reports using (organisation)
      where rar_reports.id = new.report_id and organisation_officers.user_id = new.user_id;
    if found then
      raise exception 'nobody counts their own organisation''s points'
        using errcode = 'check_violation', constraint = 'no_reader_of_their_own';
    end if;
    return new;
  end $$`,
  `create trigger only_readers before insert or update of points on rar_scores
    for each row execute function demand_reader()`,
  `create function demand_award() returns trigger language plpgsql as $$
  begin
    perform from rar_reports where id = new.report_id and state in ('under_review', 'submitted_again', 'appealed') for share;
    if not found then
      raise exception 'the points of % stand', new.report_id
        using errcode = 'check_violation', constraint = 'awards_until_the_results';
    end if;
    return new;
  end $$`,
  `create trigger only_before_results before insert or update of points on rar_awards
    for each row execute function demand_award()`,
  `create function demand_other_reader() returns trigger language plpgsql as $$
  begin
    perform from rar_scores where report_id = new.report_id and user_id = new.settled_by;
    if found then
      raise exception 'who counted does not hear the appeal'
        using errcode = 'check_violation', constraint = 'appeals_heard_by_others';
    end if;
    return new;
  end $$`,
  `create trigger heard_by_others before update of settled_by on rar_appeals
    for each row when (new.settled_by is not null) execute function demand_other_reader()`,

  `create function demand_whole_publication() returns trigger language plpgsql as $$
  begin
    perform from rar_publications where year = new.year;
    if found then
      perform from rar_reports where year = new.year and state in ${unpublished};
    else
      perform from rar_reports where year = new.year and state in ${published};
    end if;
    if found then
      raise exception 'results of % are published for all or for none', new.year
        using errcode = 'check_violation', constraint = 'all_at_once';
    end if;
    return null;
  end $$`,
  `create constraint trigger all_at_once after insert or update of state on rar_reports
    deferrable initially deferred for each row execute function demand_whole_publication()`,
  `create constraint trigger all_at_once after insert on rar_publications
    deferrable initially deferred for each row execute function demand_whole_publication()`,
];
