import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Queryable, Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Actor, LivedTable } from '../lifecycle/lifecycle.ts';

/** The tables whose rows belong to a person. */
export type PersonalTable = {
  [Name in keyof Schema]: 'user_id' extends keyof Schema[Name] ? Name : never;
}[keyof Schema];

type Column<Name extends PersonalTable> = Exclude<keyof Schema[Name], 'user_id'>;

type Treatment<Name extends PersonalTable> = {
  /** The columns that are secrets of the portal and are not exported; or the reason why nothing of the table is. */
  secrets: Column<Name>[] | { left: string };
  /**
   * `goes` if its rows are deleted with the account; otherwise the reason why not, and whether they then belong to nobody (`forgotten`) or to
   * an account without a name (`kept`).
   */
  deletion: 'goes' | { stays: string; user: 'forgotten' | 'kept' };
} & (Name extends LivedTable ? HasHistory : { hasHistory?: never });

/** Rows with a state have a history: it is exported with them, and the staff's notes in it are erased with the person. */
type HasHistory = { hasHistory: true };

export type PersonalTables = { readonly [Name in PersonalTable]?: Treatment<Name> };

export type Person = Pick<Selectable<Schema['users']>, 'id' | 'email' | 'verified_at'>;
type Row = Record<string, unknown>;

/** An appointment for which others can read a person's document. */
export type DocumentUse = { document: string; id: string; company: string; start: string };

/** A feature's data about people: its tables with a `user_id`, and records about them elsewhere. */
export type PersonalData = {
  /** A table that refers to another must come before it. */
  tables?: PersonalTables;
  /** Further data for the export, by subject. */
  exported?: (db: Queryable, person: Person) => Promise<Record<string, Row[]>>;
  /**
   * Cancels appointments that others would come to in vain: when the account is closed by its owner or the staff, and once more before it is
   * deleted.
   */
  close?: (trx: Trx, userId: string, by: Actor) => Promise<void>;
  /** Further erasure, while all rows are still there; `mailboxes` are all those of the person alone. */
  erase?: (trx: Trx, person: Person & { mailboxes: readonly string[] }) => Promise<void>;
  /** The places where others can read the person's career documents, the earliest first. */
  documentUses?: (db: Queryable, userId: string) => Promise<DocumentUse[]>;
  /** A condition on `users` that blocks an account's deletion. */
  holds?: () => RawBuilder<boolean>;
};

export type PersonalTableEntry = { name: PersonalTable } & Treatment<PersonalTable>;

/**
 * All tables in the order in which their rows can be deleted: features refer to tables of those listed before them, so the last comes first.
 * Throws if two features name the same table.
 */
export function personalTablesOf(personal: readonly PersonalData[]): PersonalTableEntry[] {
  const entries = personal.toReversed().flatMap(({ tables = {} }) =>
    (Object.entries(tables) as [PersonalTable, Treatment<PersonalTable>][]).map(([name, each]) => ({
      name,
      ...each,
    })),
  );
  const twice = entries.find(({ name }, at) => entries.findIndex((each) => each.name === name) !== at);
  if (twice !== undefined) throw new Error(`Two features name the personal table ${twice.name}`);
  return entries;
}

/** Throws if a table of the database has a `user_id` and no feature says how its rows are treated. */
export async function demandAllNamed(db: Database, personal: readonly PersonalData[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'user_id' and relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const named = new Set<string>(personalTablesOf(personal).map(({ name }) => name));
  const unnamed = rows.filter(({ name }) => !named.has(name));
  if (unnamed.length > 0)
    throw new Error(`No feature says what becomes of a person's rows in ${unnamed.map(({ name }) => name).join(', ')}`);
}
