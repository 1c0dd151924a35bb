import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type PreviewServer } from 'vite';
import { compiledAhead } from '../../../server/site/chunks.ts';

/** Builds the bench page as production builds pages, into a temporary folder, and serves it. Close the server when done. */
export async function servePage(port: number): Promise<{ url: string; server: PreviewServer }> {
  const root = import.meta.dirname;
  const outDir = mkdtempSync(join(tmpdir(), 'seat-map-'));
  const publicDir = join(root, '..', '..', '..', 'public');
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir,
    plugins: [react({ compiler: true }), vanillaExtractPlugin()],
    build: {
      outDir,
      target: 'baseline-widely-available',
      emptyOutDir: true,
      rolldownOptions: { output: { postBanner: compiledAhead } },
    },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return { url: `http://localhost:${port}/`, server };
}
