import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
  build: { target: 'baseline-widely-available', manifest: true, assetsInlineLimit: 0 },
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
});
