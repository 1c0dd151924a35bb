import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { type Content, Refusal } from './content.ts';
import type { InspectionOrder, InspectionOutcome, InspectionReport } from './inspect-apart.ts';

// Enabled before anything else is loaded: most of a first file's time would go into compiling.
enableCompileCache(new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname);

process.on('message', (order: InspectionOrder) => void report(order));

async function report(order: InspectionOrder): Promise<void> {
  const outcome = await answer(order);
  process.send?.({ outcome, rss: process.memoryUsage.rss() } satisfies InspectionReport);
}

async function answer(order: InspectionOrder): Promise<InspectionOutcome> {
  try {
    return { content: await write(order) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    // A reader that fails on a file says nothing more useful than this, nor does an allocation past the limit.
    return { refused: 'file_broken' };
  }
}

async function write({ path, purpose, crop }: InspectionOrder): Promise<Content> {
  const bytes = await readFile(path);
  if (purpose === 'document') return (await import('./documents.ts')).writeDocument(bytes);
  const { writeLicence, writePicture } = await import('./images.ts');
  return purpose === 'licence' ? writeLicence(bytes) : writePicture(bytes, crop);
}
