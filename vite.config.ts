import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, transformWithOxc } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chunks, compiledAhead, isCompiledAhead } from './server/site/chunks.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { patience } from './tests/support/patience.ts';
import { isFull } from './tests/support/size.ts';

/** The service worker: at an address of its own, without imports, since it must not change with every build. */
const worker: Plugin = {
  name: 'service-worker',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  async generateBundle() {
    const file = new URL('src/worker/worker.ts', import.meta.url).pathname;
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
  },
};

/** What is rendered again and again, and so is worth the React Compiler's memory; pages that are read would only weigh more. */
const flows = [
  ...['account', 'auth', 'bookings', 'checkout', 'registration'].map((folder) => `/src/features/${folder}/`),
  ...['details', 'forms', 'seat-map'].map((folder) => `/src/kit/${folder}/`),
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ compiler: { sources: flows } }), vanillaExtractPlugin(), worker],
  // React has it itself since 18; libraries still bring a stand-in for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every document has these from the start: named as dependencies of other code they would only weigh.
      resolveDependencies: (_, files) => files.filter((file) => !/^assets\/(?:lib|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      // The groups say which file a module is in, and how long a busy machine takes is nobody's fault.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      ...(isSsrBuild !== true && {
        output: {
          codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
          postBanner: ({ name }) => (isCompiledAhead(name) ? compiledAhead : ''),
          // The first script names many other files, and their hashes hardly compress: of 64 characters, or longer, they would weigh more.
          hashCharacters: 'hex' as const,
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      }),
    },
  },
  // The server's pages stand alone: React's parts there are the ones that the build chose, whatever the process is started with.
  ...(isSsrBuild === true && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  test: {
    // Last lines only: no test may pass or fail by how long a busy machine takes.
    testTimeout: 4 * patience,
    hookTimeout: 4 * patience,
    teardownTimeout: patience,
    expect: { poll: { timeout: patience } },
    // For the many commands that tests start: each finds its TypeScript compiled by the one before.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/commands', import.meta.url)) },
    // One more than the cores that this is meant for: much of what browser tests do is to wait.
    maxWorkers: 3,
    // A worker keeps what it has imported for the next file: tests keep nothing of their own in modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])],
    // In the report, one line for a file says enough.
    slowTestThreshold: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/{unit,machines,models}/**/*.test.ts',
            'tests/unit/**/*.test.tsx',
            'packages/*/tests/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // One pair of servers for all of these; see tests/support/global-setup.ts.
        test: {
          name: 'live',
          include: ['tests/{api,e2e,a11y}/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
    ],
  },
}));
