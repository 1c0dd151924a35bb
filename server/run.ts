import { readConfig } from './kernel/config/config.ts';
import { explainStartupFailure } from './kernel/config/startup-error.ts';
import { createLog } from './kernel/log.ts';
import { announce } from './announce.ts';
import { startApart } from './apart.ts';

const contentDir = new URL('../content', import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

const reading = readConfig(process.env);
if (!reading.ok) fail(reading.problems);
const { config } = reading;
const log = createLog({ level: config.logLevel });

try {
  if (process.argv.includes('--build')) await (await import('./site/build.ts')).buildSite(say);
  const apart = startApart({ config, log });
  // The greater part of our code is loaded while PostgreSQL starts.
  const { startPortal } = await import('./portal.ts');
  const portal = await startPortal({ config, log, contentDir, withSite: true, apart });
  announce({ url: portal.url, config, contentDir, say });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void portal.stop().then(() => process.exit(0)));
  }
} catch (error) {
  fail([explainStartupFailure(error) ?? String((error as Error).stack ?? error)]);
}
