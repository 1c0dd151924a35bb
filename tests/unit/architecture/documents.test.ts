import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = globSync(['*.md', '{docs,tests,packages}/**/*.md'], { exclude: ['**/node_modules/**'] });
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The flow that docs/new-flow.md tells how to write, and the project that the path tool's README invents. */
const INVENTED = /\bhire\b|^(?:src|tests\/models)\/upload\.(?:machine|chart\.model)\.ts$/i;

/** The names that match in the documents, each with its document. */
const named = (pattern: RegExp) =>
  documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ document, name })),
  );

const told = ({ document, name }: { document: string; name: string }) => `${document}: ${name}`;

/** A test may be named without its ending, and a package's README names its own files. */
const isThere = ({ document, name }: { document: string; name: string }): boolean =>
  [name, `${name}.test.ts`, join(dirname(document), name)].some((each) => existsSync(each));

it('documents name only files that there are', () => {
  const files = [
    ...named(/`((?:src|server|machines|tests|locales|openapi|content|docs|packages|public)\/[\w./-]+)`/g),
    ...named(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?=[)#])(?!\)`)/g),
  ];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((each) => !INVENTED.test(each.name) && !isThere(each)).map(told)).toEqual([]);
});

it('documents name only scripts that there are', () => {
  const run = named(/npm run (?:-s )?([\w:-]+)/g);
  expect(run.length).toBeGreaterThan(30);
  expect(run.filter(({ name }) => !(name in scripts)).map(told)).toEqual([]);
});
