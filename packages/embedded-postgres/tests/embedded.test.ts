import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { query, useCluster } from './cluster.fixture.ts';

const { folder, start, withCluster } = useCluster();

test('a fresh start makes a PostgreSQL 18 with the database asked for, in the builtin UTF-8 locale', async () => {
  const server = await start();
  const rows = await query(
    server,
    `select current_database() as name, datlocale, current_setting('server_version_num')::int / 10000 as major,
            current_setting('max_connections') as connections, lower('ĊĠĦŻ') as lower
       from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ name: 'shop', datlocale: 'C.UTF-8', major: 18, connections: '100', lower: 'ċġħż' }]);
});

test('a second start keeps the data', async () => {
  withCluster();
  const first = await start();
  await query(first, 'create table kept (name text)');
  await query(first, `insert into kept values ('Ġanna')`);
  const pid = await first.pid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const second = await start();
  expect(await query(second, 'select name from kept')).toEqual([{ name: 'Ġanna' }]);
});

test.runIf(process.platform === 'linux')(
  'PostgreSQL runs as another user than root, without any of root’s rights',
  async () => {
    withCluster();
    const pid = await (await start()).pid();
    const facts = new Map(
      readFileSync(`/proc/${pid}/status`, 'utf8')
        .split('\n')
        .map((line) => line.split(/:\s+/, 2) as [string, string]),
    );
    expect(facts.get('Uid')).not.toMatch(/\b0\b/);
    // Inside a private home its user needs the right to pass: it may read there, and never write.
    const isPrivate = process.getuid?.() === 0 && !isOpenToAll(import.meta.dirname);
    const readingOnly = (1n << 2n).toString(16).padStart(16, '0');
    expect(facts.get('CapEff')).toBe(isPrivate ? readingOnly : '0'.repeat(16));
  },
);

/** True if everybody may pass through a folder and all its parents. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

test('a path too long for a socket still works', async () => {
  const long = join(folder(), 'x'.repeat(100));
  withCluster(long);
  expect(await query(await start(long), 'select 1 as n')).toEqual([{ n: 1 }]);
});
