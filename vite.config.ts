import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What no page can do without, and what releases seldom change. Left alone, each small module would be a request. */
const groups = [
  {
    name: 'lib',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-i18next|i18next|wouter|regexparam|mitt|use-sync-external-store|@tanstack|openapi-fetch)\//,
    priority: 3,
  },
  { name: 'ui', test: /\/src\/ui\//, minShareCount: 3, priority: 2 },
];

/** What is rendered again and again, and so is worth the React Compiler's memory; pages that are read would only weigh more. */
const flows = ['account', 'auth', 'bookings', 'checkout', 'details', 'forms', 'registration', 'seat-map'].map(
  (folder) => `/src/${folder}/`,
);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ compiler: { sources: flows } }), vanillaExtractPlugin()],
  build: {
    target: 'baseline-widely-available',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    ...(isSsrBuild !== true && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // The server's pages stand alone: React's parts there are the ones that the build chose, whatever the process is started with.
  ...(isSsrBuild === true && { ssr: { noExternal: true } }),
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'], include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,machines,models}/**/*.test.ts', 'tests/unit/**/*.test.tsx'] },
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
