import { type Kysely, sql } from 'kysely';

/**
 * Requests that repeat each week, cost something and come with documents. What is to be paid is kept too, until its time to pay is over; a
 * venue is kept for all the times of a request or for none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const states = `'draft', 'sent', 'asked_back', 'to_pay', 'approved', 'due_back', 'over', 'returned', 'missing', 'declined',
  'cancelled', 'lapsed'`;

const statements = [
  `alter table rental_requests drop constraint one_rental_a_venue`,
  `alter table rental_requests drop column is_agreed`,
  `alter table rental_requests drop constraint rental_requests_state_check`,
  `alter table rental_requests add constraint rental_requests_state_check check (state in (${states}))`,
  `alter table rental_requests
    add column is_agreed boolean not null generated always as (state in ('to_pay', 'approved')) stored,
    add column repeats_until date,
    add column times tstzmultirange,
    add column price integer check (price >= 0),
    add column deposit integer check (deposit >= 0),
    add column pay_by timestamptz,
    add check (repeats_until is null or venue is not null)`,
  `update rental_requests set times = tstzmultirange(tstzrange(starts_at, ends_at))`,
  `alter table rental_requests
    alter column times set not null,
    add column over_at timestamptz not null generated always as (upper(times)) stored,
    add check (lower(times) = starts_at),
    add constraint one_rental_a_venue exclude using gist (venue with =, times with &&)
      where (is_agreed and venue is not null)`,
  `drop index rental_requests_open`,
  `create index rental_requests_open on rental_requests (starts_at)
    where state in ('draft', 'sent', 'asked_back', 'to_pay', 'approved', 'due_back')`,
  `alter table files drop constraint files_purpose_check`,
  `alter table files add constraint files_purpose_check
    check (purpose in ('picture', 'licence_front', 'licence_back', 'career', 'rental'))`,
  `create table rental_documents (
    file_id uuid primary key references files on delete cascade,
    request_id uuid not null references rental_requests on delete cascade
  )`,
  `create index rental_documents_request on rental_documents (request_id)`,
  // A document goes with its request; its content is removed as that of any file without a row.
  `create function forget_rental_document() returns trigger language plpgsql as $$
  begin
    delete from files where id = old.file_id;
    return null;
  end $$`,
  `create trigger forget_rental_document after delete on rental_documents
    for each row execute function forget_rental_document()`,
  `alter table payments drop constraint payments_payable_type_check`,
  `alter table payments add constraint payments_payable_type_check check (payable_type in
    ('booking', 'parking_permit', 'student_card', 'research_fund', 'toga_rental', 'rental_request'))`,
];
