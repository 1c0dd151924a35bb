import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The file that a gesture makes the browser save. */
export async function fileSavedBy(page: Page, gesture: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), gesture()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The number of pages of a PDF; throws for any other file. */
export function pagesOf(pdf: Buffer): number {
  if (pdf.subarray(0, 4).toString() !== '%PDF') throw new Error('This is no PDF');
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
