import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files beside charts, never charts themselves, however wide a glob is. */
const BESIDE = /\.(?:model|test|spec|d)\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage']);
const PARTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

/** The files below a folder that match one of the globs (`*`, `**`, `?`, `{a,b}`), no models, tests or declarations, as paths from it with forward slashes, sorted. */
export function findFiles(folder: string, globs: readonly string[]): string[] {
  const patterns = globs.map(expressionOf);
  const found = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : found(path);
      return !BESIDE.test(path) && patterns.some((pattern) => pattern.test(path)) ? [path] : [];
    });
  return found('').toSorted();
}

function expressionOf(glob: string): RegExp {
  const source = glob
    .replace(/^\.\//, '')
    .replaceAll(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, (mark) => PARTS[mark] ?? `\\${mark}`);
  return new RegExp(`^${source}$`);
}
