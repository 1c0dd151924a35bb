import type { TestProject } from 'vitest/node';
import { buildSite } from '../../server/site/build.ts';
import { timeAt } from './clock.ts';
import { startPortalProcess, temporaryFolder } from './portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of two server processes that share one database, and their data folder. */
    portal: { urls: [string, string]; dataDir: string };
  }
}

/** The address from which calls are trusted to name their client, as from a proxy. */
export const TRUSTED_PROXY = '127.0.0.9';
const env = { TRUSTED_PROXIES: TRUSTED_PROXY };

/** Sets the second clock by the first: each starts at its own time, and one server would find the other's scheduled work too early. */
async function agreeOnTime(first: string, second: string): Promise<void> {
  const now = new Date(await timeAt(first)).toISOString();
  const headers = { 'content-type': 'application/json' };
  await fetch(`${second}/test/clock`, { method: 'POST', headers, body: JSON.stringify({ now }) });
}

/** Two real server processes on one real PostgreSQL, started once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite(() => undefined);
  const folder = await temporaryFolder();
  const first = await startPortalProcess({ dataDir: folder.path, env });
  const second = await startPortalProcess({ dataDir: folder.path, env });
  await agreeOnTime(first.url, second.url);
  project.provide('portal', { urls: [first.url, second.url], dataDir: folder.path });
  return async () => {
    await second.stop();
    await first.stop();
    await folder.remove();
  };
}
