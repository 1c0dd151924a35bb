// Runs before every script, on whatever Node the machine has (20 or newer): plain JavaScript that imports nothing from
// node_modules. Installs from the lockfile when it changed, so that the script itself runs on node_modules/.bin/node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = import.meta.dirname;
const bin = join(root, 'node_modules', '.bin');
const manifests = ['package.json', 'package-lock.json', 'openapi/package.json'];

function stop(message) {
  console.error(`bootstrap: ${message}`);
  process.exit(1);
}

function run(command, args, env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error || status !== 0) stop(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of manifests) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function install() {
  // npm must not run on the binary that it is about to delete: take node_modules/.bin off the PATH.
  const PATH = process.env.PATH.split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  const npm = process.env.npm_execpath;
  const command = npm ? (process.env.npm_node_execpath ?? process.execPath) : 'npm';
  run(command, [...(npm ? [npm] : []), 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { PATH });
}

/** Stops unless Node is 24 or newer: that of node_modules/.bin if npm installed one, else the machine's own. */
function requireNode24() {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  if (!/^(2[4-9]|[3-9]\d)\./.test(stdout ?? ''))
    stop(`Node 24 or newer is needed here; found ${stdout?.trim() || 'none'}`);
}

/** Unpacks the browser that npm installed, on machines that have none. */
function unpackBrowser() {
  const cache = join(root, 'node_modules', '.cache', 'chromium');
  if (existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium') || existsSync(join(cache, 'al2023'))) return;
  mkdirSync(cache, { recursive: true });
  // AWS_LAMBDA_JS_RUNTIME makes it unpack NSS as well, so that no system library is needed.
  run(join(bin, 'node'), ['-e', "import('@sparticuz/chromium').then((c) => c.default.executablePath())"], {
    TMPDIR: cache,
    AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x',
  });
}

const stamp = join(root, 'node_modules', '.bootstrap');
const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  install();
  requireNode24();
  writeFileSync(stamp, wanted);
}
if (process.argv.includes('--browser')) unpackBrowser();
