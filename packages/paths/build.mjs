// `npm run build`, then `npm publish dist`: the package as plain JavaScript with its types, for Node 20 and newer. Another folder can be named.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = import.meta.dirname;
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', dist], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

for (const file of ['report-page.css', 'report-page.js'])
  cpSync(join(root, 'src/report', file), join(dist, 'report', file));
for (const file of ['README.md', 'LICENSE', 'picture.png']) cpSync(join(root, file), join(dist, file));
chmodSync(join(dist, 'cli/cli.js'), 0o755);

/** A source's address in the built package: `./src/index.ts` becomes its code and its types. */
const inDist = (source) =>
  source
    .replace('./src/', './')
    .replace(/^src\//, '')
    .replace(/\.ts$/, '.js');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const exports = Object.fromEntries(
  Object.entries(manifest.exports).map(([name, source]) => [
    name,
    source.endsWith('.ts') ? { types: inDist(source).replace(/\.js$/, '.d.ts'), default: inDist(source) } : source,
  ]),
);
const bin = Object.fromEntries(Object.entries(manifest.bin).map(([name, source]) => [name, inDist(source)]));
// Only who tests with vitest needs it, and who has payloads made fast-check. A narrower range stops npm where a project has an older one.
const peerDependencies = { ...manifest.peerDependencies, 'fast-check': '>=3', vitest: '>=1' };
const peerDependenciesMeta = { 'fast-check': { optional: true }, vitest: { optional: true } };
const ours = { scripts: undefined, devDependencies: undefined };
const built = { ...manifest, ...ours, exports, bin, peerDependencies, peerDependenciesMeta };
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(built, null, 2)}\n`);
