import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartupError } from '../kernel/config/startup-error.ts';
import { assetsOf } from './assets.ts';
import { overBudget } from './budget.ts';

const root = new URL('../../', import.meta.url).pathname;
const site = join(root, 'dist/site');
const stamp = join(root, 'dist/.sources');
const sources = ['src/**/*', 'machines/**/*.ts', 'locales/**/*.json', 'public/**/*', 'openapi/portal.gen.ts'];
const files = ['index.html', 'vite.config.ts', 'server/site/chunks.ts', 'package-lock.json'];

/** Builds the browser's part of the portal into dist/, unless it is there already, built from the same sources. */
export async function buildSite(say: (line: string) => void): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // The build replaces the pages: after a failure nobody knows which sources they were built from.
  rmSync(stamp, { force: true });
  say('Building the pages …');
  runVite(['--outDir', 'dist/site']);
  runVite(['--ssr', 'src/app/render.tsx', '--outDir', 'dist/server']);
  await precompress();
  checkBudget();
  writeFileSync(stamp, wanted);
}

function runVite(options: string[]): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: 'inherit',
    // Every build gives the same pages: the next start serves the one that tests leave behind.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new StartupError('The pages could not be built: see the lines above.');
}

/** Throws if a first page is over its budget. */
function checkBudget(): void {
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const lines = overBudget({
    pages: Object.keys(manifest),
    template,
    assetsOf: assetsOf(manifest, template),
    sizeOf: (href) => statSync(join(site, `${href}.br`)).size,
  });
  if (lines.length === 0) return;
  const advice =
    'Fetch later what it does not need at once (src/kit/late), or share less in one file (server/site/chunks.ts).';
  throw new StartupError(`A first page has grown too heavy.\n${lines.join('\n')}\n${advice}`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const found = globSync(sources, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of [...files, ...found.sort()]) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Each file in one block: cut into smaller ones, a large file comes out up to fifty bytes larger or smaller after any small change. */
const smallest = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
};
const worthIt = /\.(js|css|svg|json|txt)$/;

/** Compresses files once here instead of at every request. */
async function precompress(): Promise<void> {
  const entries = await readdir(site, { recursive: true });
  for (const entry of entries.filter((name) => worthIt.test(name))) {
    const path = join(site, entry);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotli(bytes, { params: smallest }));
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}
