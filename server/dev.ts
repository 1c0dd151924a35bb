import { createServer } from 'vite';
import { announce } from './announce.ts';
import { readConfig } from './kernel/config/config.ts';
import { explainStartupFailure } from './kernel/config/startup-error.ts';
import { readUnion } from './kernel/content/union.ts';
import { createLog } from './kernel/log.ts';
import { startPortal } from './portal.ts';
import { devPages } from './site/dev-pages.ts';
import { unionFacts } from './site/shell.ts';

/** `npm run dev`: the API, which you restart yourself, with hot-reloading pages in front of it. */
const contentDir = new URL('../content', import.meta.url).pathname;
const reading = readConfig(process.env);
if (!reading.ok) {
  for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const { config } = reading;
const pagesPort = config.port;
const apiPort = pagesPort + 1;

try {
  const publicUrl = config.publicUrl ?? `http://${config.host}:${pagesPort}`;
  const log = createLog({ level: config.logLevel });
  const portal = await startPortal({
    config: { ...config, port: apiPort, publicUrl },
    log,
    contentDir,
    withSite: false,
  });
  const api = `http://${config.host}:${apiPort}`;
  const union = readUnion(contentDir);
  const pages = await createServer({
    server: {
      port: pagesPort,
      strictPort: true,
      host: config.host,
      proxy: { '/api': api, '/webhooks': api, '/test': api },
    },
    appType: 'custom',
    plugins: [
      devPages({
        root: new URL('..', import.meta.url).pathname,
        api,
        unionId: union.id,
        union,
        factsIn: (language) =>
          unionFacts(union, language, { origin: publicUrl, isSimulated: config.stripe === undefined }),
      }),
    ],
  });
  await pages.listen();
  announce({ url: publicUrl, config, contentDir, say: (line) => process.stdout.write(`${line}\n`) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all([pages.close(), portal.stop()]).then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${explainStartupFailure(error) ?? String(error)}\n`);
  process.exit(1);
}
