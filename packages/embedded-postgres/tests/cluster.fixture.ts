import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { CLUSTER } from '../src/folders.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/start.ts';

/** A folder for each test, a stopped cluster to copy into it, and servers that are stopped when the test ends. */
export function useCluster() {
  let ready: string;
  let dir: string;
  let running: EmbeddedPostgres[];

  beforeAll(async () => {
    ready = mkdtempSync(join(tmpdir(), 'ready-'));
    const server = await startEmbeddedPostgres({ dir: ready, database: 'shop' });
    await server.stop();
  });
  afterAll(() => rmSync(ready, { recursive: true, force: true }));

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'embedded-'));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  return {
    /** The folder of this test. */
    folder: () => dir,
    /** Copies the stopped cluster into a folder: the test's, or the one given. */
    withCluster: (folder = dir): void => {
      mkdirSync(join(folder, CLUSTER, '..'), { recursive: true });
      execFileSync('cp', ['-a', join(ready, CLUSTER), join(folder, CLUSTER)]);
    },
    start: async (folder = dir): Promise<EmbeddedPostgres> => {
      const server = await startEmbeddedPostgres({ dir: folder, database: 'shop' });
      running.push(server);
      return server;
    },
  };
}

/** The rows that a server answers. */
export async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
