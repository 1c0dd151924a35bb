import { join, sep } from 'node:path';
import type { BrowserReplay } from 'xstate-paths';
import { walkFolderOf } from './walk-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Replays the walk of a chart in a real browser against a real portal, which it starts and stops; with the suite's own gestures. The
 * failures are reported while it runs.
 * @returns how many paths passed and failed, and whether time was up before all were replayed
 * @throws if the chart has no walk, or no such path
 */
export async function replayInPortal(
  chart: string,
  { path, seconds }: BrowserReplay,
): Promise<{ passed: number; failed: number; isCut: boolean }> {
  const folder = walkFolderOf(chart);
  if (folder === null)
    throw new Error(
      `${chart} is not walked in a browser: write tests/e2e/walk-${chart}/${chart}.walk.test.ts (see tests/e2e/walk).`,
    );
  // Otherwise a walk takes one path, or none.
  process.env['TEST_SIZE'] = 'full';
  // Loaded only here: it takes longer to load than the other commands take to run.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: ROOT,
    watch: false,
    project: ['live'],
    testNamePattern: path === undefined ? `\\d+: to ` : `(^| )${path}: to `,
  });
  let isCut = false;
  const limit = setTimeout(() => {
    isCut = true;
    void vitest.cancelCurrentRun('keyboard-input');
  }, seconds * 1000);
  try {
    const { testModules, unhandledErrors } = await vitest.start([`${folder}${sep}`]);
    const states = testModules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result().state));
    const broken = unhandledErrors.length + testModules.filter((module) => module.errors().length > 0).length;
    const passed = states.filter((state) => state === 'passed').length;
    const failed = states.filter((state) => state === 'failed').length + broken;
    if (passed + failed === 0 && !isCut) throw new Error(`There is no path ${path ?? ''} in the walk of ${chart}.`);
    return { passed, failed, isCut };
  } finally {
    clearTimeout(limit);
    await vitest.close();
  }
}
