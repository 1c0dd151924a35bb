import { type Insertable, type Selectable, sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import type { Schema } from '../../server/kernel/db/schema.ts';
import { openStage } from '../support/stage.ts';
import type { Columns } from './columns.gen.ts';

const db = openStage(inject('portal').dataDir, 1);
afterAll(() => db.destroy());

/** The type that the driver makes of each of PostgreSQL's. */
const types: Record<string, string> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  tstzmultirange: 'string',
  uuid: 'string',
  xid8: 'string',
};

const typeOf = (type: string) => {
  const element = type.endsWith('[]') ? type.slice(0, -2) : type;
  const known = types[element] ?? `never`;
  return element === type ? known : `${known}[]`;
};

type Column = { table: string; name: string; type: string; nullable: boolean; filled: boolean };

async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attname as name, format_type(atttypid, null) as type, not attnotnull as nullable,
      atthasdef or attidentity <> '' or attgenerated <> '' as filled
    from pg_attribute join pg_class as class on class.oid = attrelid
    where class.relkind in ('r', 'p') and class.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and class.relname not like 'kysely\\_%'
    order by class.relname, attnum`.execute(db);
  return rows;
}

it('writes down the columns that the migrations make', async () => {
  const tables = Map.groupBy(await readColumns(), ({ table }) => table);
  const written = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      ({ name, type, nullable, filled }) =>
        `    ${name}: { type: ${typeOf(type)}; nullable: ${nullable}; filled: ${filled} };\n`,
    );
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  const head =
    '// Written by tests/api/columns.test.ts from a database that has every migration: run it with -u after adding one.\n';
  const text = `${head}\nexport type Columns = {\n${written.join('')}};\n`;
  await expect(text).toMatchFileSnapshot('./columns.gen.ts');
});

type Filled<Table, Name> = Name extends keyof Table ? (undefined extends Table[Name] ? true : false) : never;

/** Why the type of a column disagrees with the database; never if it agrees. */
type Fault<Made, Written, IsOptional> = Made extends {
  type: infer Type;
  nullable: infer Nullable;
  filled: infer IsFilled;
}
  ?
      | ([NonNullable<Written>] extends [Type] ? never : 'its type')
      | (Nullable extends true
          ? null extends Written
            ? never
            : 'it may be null'
          : null extends Written
            ? unknown extends Written
              ? never
              : 'it is never null'
            : never)
      | (IsOptional extends true ? (true extends IsFilled | Nullable ? never : 'it has to be given') : never)
  : never;

type FaultsOf<Made, Table> =
  | { [Name in Exclude<keyof Made, keyof Table>]: 'it is missing' }[Exclude<keyof Made, keyof Table>]
  | { [Name in Exclude<keyof Table, keyof Made>]: 'there is no such column' }[Exclude<keyof Table, keyof Made>]
  | {
      [Name in keyof Made & keyof Table]: Fault<
        Made[Name],
        Selectable<Table>[Name & keyof Selectable<Table>],
        Filled<Insertable<Table>, Name>
      > extends infer Found
        ? [Found] extends [never]
          ? never
          : [Name, Found]
        : never;
    }[keyof Made & keyof Table];

type Faults = {
  [Table in keyof Columns | keyof Schema]: Table extends keyof Columns & keyof Schema
    ? FaultsOf<Columns[Table], Schema[Table]>
    : 'only on one side';
};

type Disagreeing = { [Table in keyof Faults as [Faults[Table]] extends [never] ? never : Table]: Faults[Table] };

it('has types in server/kernel/db that agree with them', () => {
  // The compiler names the tables and columns in which they disagree.
  const disagreeing: Disagreeing = {};
  expect(disagreeing).toEqual({});
});
