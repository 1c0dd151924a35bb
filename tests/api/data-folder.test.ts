import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { usePurchases } from '../support/purchasing.ts';

const { dataDir, db, person, opened, apply } = usePurchases();

it('is closed to everybody else on the machine, with all that lies in it', async () => {
  await opened(apply(await person()));
  const entries = await readdir(dataDir, { recursive: true });
  expect(entries).toEqual(expect.arrayContaining(['files', 'uploads', 'outbox', 'sandbox/journal.jsonl']));
  const open: string[] = [];
  for (const name of entries) {
    // Files may appear and disappear at any time.
    const facts = await stat(join(dataDir, name)).catch(() => undefined);
    if (facts && (facts.mode & 0o077) !== 0) open.push(name);
  }
  expect(open).toEqual([]);
  expect((await stat(dataDir)).mode & 0o067).toBe(0);
});

it('is read and written by a role that owns none of its tables and may do nothing else', async () => {
  const asked = await person();
  // Connections whose last statement read whose token it is. The queue of jobs alone, in a schema of its own, is that role's.
  const role = sql<{ name: string; can: boolean; owns: number }>`
    select distinct usename as name, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as can,
      (select count(*)::int from pg_tables where tableowner = usename and schemaname = 'public') as owns
    from pg_stat_activity inner join pg_roles on rolname = usename
    where query ilike '%last_used_at%opened_at%' and query not ilike '%pg_stat_activity%'`;
  // Others may use the connection next.
  const read = async () => {
    await asked.client.GET('/auth/me');
    return (await role.execute(db)).rows;
  };
  await expect.poll(read).toEqual([{ name: 'portal_app', can: false, owns: 0 }]);
});
