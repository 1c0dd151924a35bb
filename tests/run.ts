import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, runCheck } from './support/run.ts';

/**
 * All checks and tests as one command: the checks first, two at a time, then the tests; with `--full` all of them, at full size.
 * Ends with `N passed, N failed`.
 */
if (process.argv.includes('--full')) process.env['TEST_SIZE'] = 'full';
const node = process.execPath;
const bin = (name: string) => join('node_modules', '.bin', name);

/** Builds the site that the tests serve, beside the checks, so that nothing waits for it. */
const build = `import('./server/site/build.ts').then(({ buildSite }) => buildSite(console.log))`;

/** Two checks run at a time, each in one thread: several checkers of types would each work out what all files need. */
process.env['GOMAXPROCS'] = '1';

const checks: [name: string, command: string, args: string[]][] = [
  ['pages', node, ['-e', build]],
  ['types', bin('tsc'), ['-p', '.', '--checkers', '1']],
  ['types of the machines', bin('tsc'), ['-p', 'machines', '--checkers', '1']],
  ['lint', bin('oxlint'), ['--type-aware']],
  ['format', bin('oxfmt'), ['--check']],
  ['contract', bin('redocly'), ['lint', 'openapi/portal.yaml', '--config', 'openapi/redocly.yaml']],
  ['generated contract', node, ['openapi/generate.mjs', '--check']],
  ['content', node, ['server/kernel/content/cli.ts', '--check']],
  ['charts', node, ['tests/paths/charts.ts', '--check']],
  ['unused code', bin('knip'), []],
];

function report(outcome: Outcome): void {
  const { name, failed, seconds, output } = outcome;
  process.stdout.write(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (failed > 0) process.stdout.write(`${output}\n`);
}

async function runChecks(): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await runCheck(...next);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

/** Counts the tests that vitest ran, and shows each file as it ends; one that never ran its tests is a failure, not a silence. */
async function runTests(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gq-report-'));
  const file = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const outcome = await runCheck('tests', bin('vitest'), ['run', ...reporters], (words) => process.stdout.write(words));
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    const failed = Math.max(numFailedTests ?? 0, outcome.failed);
    return { ...outcome, passed: numPassedTests ?? 0, failed };
  } catch {
    return { ...outcome, passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const outcomes = [...(await runChecks()), await runTests()];
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const { name, failed } of outcomes) if (failed > 0) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
