import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['machines', 'src', 'server', 'packages', 'tests'];
const GENERATED = /\.gen\.ts$/;

export type Import = {
  /** A path from the project's root for a file of ours, else the package as written. */
  from: string;
  isTypeOnly: boolean;
};

export type SourceFile = { path: string; text: string; imports: readonly Import[] };

/** Every hand-written TypeScript file of the project, with its imports. */
export function sourceFiles(): SourceFile[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !GENERATED.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !/\/(?:node_modules|dist)\//.test(path)),
  );
  return paths.toSorted().map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, imports: importsOf(text, path) };
  });
}

const STATEMENT = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[\w\s{},*$]+\sfrom\s+)?['"](?<from>[^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g;

/** The imports of a file: statements, re-exports and `import(...)` alike. */
export function importsOf(text: string, path: string): Import[] {
  const code = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\/\*.*?\*\//gs, '');
  const found = [...code.matchAll(STATEMENT), ...code.matchAll(CALL)];
  return found.map(({ groups = {} }) => ({
    from: resolved(groups['from'] ?? '', path),
    isTypeOnly: groups['type'] !== undefined,
  }));
}

function resolved(from: string, path: string): string {
  return from.startsWith('.')
    ? normalize(join(dirname(path), from))
        .split(sep)
        .join('/')
    : from;
}

/** The first folders of a path: `folderOf('src/features/checkout/a.ts', 2)` is `src/features/checkout`. */
export function folderOf(path: string, depth: number): string {
  return path.split('/').slice(0, depth).join('/');
}

/** The matching lines of a file's code, as `path:line`; comments do not count. */
export function linesMatching({ path, text }: SourceFile, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (!/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line) ? [`${path}:${at + 1}`] : []));
}
