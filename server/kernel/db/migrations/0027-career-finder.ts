import { type Kysely, sql } from 'kysely';

/** The career finder: answers that belong to whoever has a reference to them, and the addresses of their PDFs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function are_different(items text[]) returns boolean language sql immutable as $$
    select count(*) = count(distinct item) from unnest(items) as item
  $$`,
  `create table career_finders (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users on delete cascade,
    changed_at timestamptz not null,
    constraint one_finder_an_account unique (user_id)
  )`,
  `create index career_finders_changed on career_finders (changed_at)`,
  // Only hashes of references, here and below: a copy of the database opens nothing.
  `create table career_finder_references (
    reference_hash text primary key,
    finder_id uuid not null references career_finders on delete cascade
  )`,
  `create index career_finder_references_finder on career_finder_references (finder_id)`,
  `create table career_finder_rounds (
    finder_id uuid not null references career_finders on delete cascade,
    round integer not null check (round > 0),
    last_part text check (last_part in ('personality', 'interests', 'pleasures', 'activities', 'values')),
    personality jsonb not null default '{}' check (jsonb_typeof(personality) = 'object'),
    interests text[] not null default '{}' check (cardinality(interests) <= 3 and are_different(interests)),
    pleasures text[] not null default '{}' check (cardinality(pleasures) <= 5 and are_different(pleasures)),
    activities text[] not null default '{}' check (cardinality(activities) <= 15 and are_different(activities)),
    core_values text[] not null default '{}' check (cardinality(core_values) <= 3 and are_different(core_values)),
    finished_at timestamptz,
    primary key (finder_id, round),
    constraint only_whole_rounds_finish check (finished_at is null or (cardinality(interests) = 3
      and cardinality(pleasures) = 5 and cardinality(activities) > 0 and cardinality(core_values) = 3))
  )`,
  `create table career_finder_papers (
    paper_hash text primary key,
    finder_id uuid references career_finders on delete cascade,
    locale text not null check (locale in ('en', 'mt')),
    expires_at timestamptz not null
  )`,
  `create index career_finder_papers_finder on career_finder_papers (finder_id)`,
  `create index career_finder_papers_expiry on career_finder_papers (expires_at)`,
];
