import type { PathsConfig } from 'xstate-paths';
import { replayInPortal } from './tests/paths/replay-in-portal.ts';
import { leftOutInBrowser } from './tests/paths/walk-folder.ts';

/** Where `npm run paths` finds the statecharts, and how their paths are walked in a browser. */
export default {
  charts: 'machines/*/*.machine.ts',
  model: 'tests/models/{name}/{name}.model.ts',
  out: 'test-results/paths',
  recordLog: 'TRAFFIC_LOG={log} npx vitest run tests/api/selling.test.ts',
  browser: { replay: replayInPortal, leftOut: leftOutInBrowser },
} satisfies PathsConfig;
