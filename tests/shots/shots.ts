// `npm run shots`: screenshots of pages on phones and desktops, light and dark, English and Maltese. `npm run shots -- /careers --look 390-dark` takes others.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildSite } from '../../server/site/build.ts';
import { launchOptions } from '../browser.ts';
import { startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { contactSheet } from './contact-sheet.ts';
import { lookName, looks } from './looks.ts';
import { shotPages, viewerOf } from './pages.ts';
import { signIn } from './sign-in.ts';
import { takeShot } from './take-shot.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { look: { type: 'string' } } });
const pages =
  positionals.length === 0 ? shotPages : positionals.map((address) => ({ address, viewer: viewerOf(address) }));
/** Those whose names begin as requested: all of them if nothing is requested. */
const chosen = looks.filter((look) => lookName(look).startsWith(values.look ?? ''));
const atOnce = 2;
const folder = join(import.meta.dirname, '../../shots');

await buildSite((line) => console.log(line));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const data = await temporaryFolder();
const portal = await startPortalProcess({ dataDir: data.path, env: { PORTAL_TEST: '0' } });
const browser = await chromium.launch(launchOptions);

const waiting = pages.flatMap((page) => chosen.map((look) => ({ page, look })));
const total = waiting.length;
const failures: string[] = [];

async function takeNext(tokens: Parameters<typeof takeShot>[0]['tokens']): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { page, look } = next;
    await takeShot({ browser, url: portal.url, tokens, folder }, page, look).catch((error: unknown) =>
      failures.push(`${page.address} ${lookName(look)}: ${String(error)}`),
    );
    console.log(`${total - waiting.length} of ${total}  ${page.address}  ${lookName(look)}`);
  }
}

try {
  const tokens = {
    student: await signIn(portal.url, 'student'),
    organisation: await signIn(portal.url, 'organisation'),
  };
  await Promise.all(Array.from({ length: atOnce }, () => takeNext(tokens)));
} finally {
  await browser.close();
  await portal.stop();
  await data.remove();
}
await writeFile(join(folder, 'index.html'), contactSheet(pages, chosen));
for (const failure of failures) console.error(failure);
console.log(`${total - failures.length} pictures; open ${join(folder, 'index.html')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
