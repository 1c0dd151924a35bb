import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
  build: { target: 'baseline-widely-available', manifest: true, assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'], include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  test: {
    include: ['tests/{machines,paths,unit,api}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
