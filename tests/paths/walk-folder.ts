import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');

/** The folder of a chart's walk in the browser, as `tests/e2e/...`; null if it has none. */
export function walkFolderOf(chart: string): string | null {
  const [file] = globSync(`tests/e2e/*/${chart}.walk{,.full}.test.ts`, { cwd: ROOT });
  return file === undefined ? null : dirname(file);
}

/** The transitions that a chart's walk in the browser leaves out, each with the reason; null if there is no walk. The walk's own test checks the list. */
export async function leftOutInBrowser(chart: string): Promise<Readonly<Record<string, string>> | null> {
  const folder = walkFolderOf(chart);
  if (folder === null) return null;
  // A short list stands in the walk's model.
  const [file] = ['unwalkable.ts', 'walk.model.ts'].map((name) => join(ROOT, folder, name)).filter(existsSync);
  if (file === undefined) throw new Error(`${folder} has no walk.model.ts`);
  const { unwalkable } = (await import(pathToFileURL(file).href)) as { unwalkable: Record<string, string> };
  return unwalkable;
}
