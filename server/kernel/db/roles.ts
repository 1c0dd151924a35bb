import { type Client, escapeIdentifier } from 'pg';
import { type Connection, openQuietly } from 'postgres-in-a-folder/connection';

/**
 * The roles of the embedded PostgreSQL. `bootstrap` is its superuser and makes the others; `owner` owns the portal's tables and
 * migrates them; `app` reads and writes rows, owns only the job queue, and can reach neither files nor programs.
 */
export const ROLES = { bootstrap: 'portal', owner: 'portal_owner', app: 'portal_app' } as const;

/** The schema in which pg-boss makes its tables; newer versions migrate it themselves. */
const QUEUE = 'pgboss';
/** Processes that start at once take turns. */
const LOCK = 4_216_118;

const [owner, app] = [ROLES.owner, ROLES.app].map(escapeIdentifier);

async function makeRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
  const known = new Set(rows.map(({ name }) => name));
  for (const role of [ROLES.owner, ROLES.app]) {
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
    if (!known.has(role)) await client.query(`create role ${escapeIdentifier(role)} ${rights}`);
  }
  await client.query(`grant ${app} to ${owner}`);
}

/**
 * Statements that reassign what an earlier version made as the superuser. Parts of extensions stay, and a column's own sequence follows
 * its table.
 */
const LEFT_BY_SUPERUSER = `
  select format('alter %s %s owner to %I', kind, name, case schema when '${QUEUE}' then '${ROLES.app}' else '${ROLES.owner}' end) as statement
  from (
    select case relkind when 'S' then 'sequence' else 'table' end as kind, oid::regclass::text as name, relnamespace, relowner as owner, oid, 'pg_class'::regclass as catalogue
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'routine', oid::regprocedure::text, pronamespace, proowner, oid, 'pg_proc'::regclass from pg_proc
    union all
    select 'type', oid::regtype::text, typnamespace, typowner, oid, 'pg_type'::regclass from pg_type where typtype in ('e', 'd')
  ) as object
  join (select oid as schema_oid, nspname as schema from pg_namespace) as home on schema_oid = relnamespace
  where schema in ('public', '${QUEUE}') and pg_get_userbyid(owner) = '${ROLES.bootstrap}'
    and not exists (
      select from pg_depend where classid = catalogue and objid = object.oid and (deptype = 'e' or kind = 'sequence' and deptype in ('a', 'i'))
    )`;

async function giveAway(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(LEFT_BY_SUPERUSER);
  for (const { statement } of rows) await client.query(statement);
}

async function grantRights(client: Client, database: string): Promise<void> {
  const name = escapeIdentifier(database);
  const rows = 'select, insert, update, delete';
  for (const statement of [
    `alter database ${name} owner to ${owner}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${app}`,
    `create schema if not exists ${QUEUE}`,
    `alter schema ${QUEUE} owner to ${app}`,
    `grant usage on schema public to ${app}`,
    `grant ${rows} on all tables in schema public to ${app}`,
    `grant usage on all sequences in schema public to ${app}`,
    `alter default privileges for role ${owner} in schema public grant ${rows} on tables to ${app}`,
    `alter default privileges for role ${owner} in schema public grant usage on sequences to ${app}`,
  ])
    await client.query(statement);
}

/** Makes the roles and grants each its rights, in a new database or in one that an earlier version used as the superuser. */
export async function ensureRoles(bootstrap: Connection): Promise<void> {
  const client = await openQuietly(bootstrap);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await makeRoles(client);
    await giveAway(client);
    await grantRights(client, bootstrap.database);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
