import { type Kysely, sql } from 'kysely';

/** When the answers that the readers asked for were sent; reports of before have it from their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table rar_reports add column resubmitted_at timestamptz`,
  `update rar_reports set resubmitted_at = (
    select max(at) from transitions
    where what = 'rar_reports' and row_id = rar_reports.id and event = 'report.submit' and from_state = 'returned'
  )`,
];
