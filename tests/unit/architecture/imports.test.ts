import { describe, expect, it } from 'vitest';
import { folderOf, type Import, importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();

/** Shared by the features; a folder of `src` that is not among them is a feature. */
const SHARED = [
  'actors',
  'api',
  'app',
  'art',
  'browser',
  'calendar',
  'clock',
  'content',
  'details',
  'forms',
  'i18n',
  'late',
  'reference',
  'seat-map',
  'session',
  'theme',
  'ui',
  'union',
];
const CONTRACT_TYPES = 'openapi/portal.gen.ts';
const LINK_TARGETS = 'src/app/paths.ts';

/** The imports of files in `folder` that are not allowed there, as `file imports what`. */
function violations(folder: string, isAllowed: (imported: Import, file: SourceFile) => boolean): string[] {
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`));
  expect(own.length, `no files in ${folder}`).toBeGreaterThan(0);
  return own.flatMap((file) =>
    file.imports
      .filter((imported) => !isAllowed(imported, file))
      .map(({ from, isTypeOnly }) => `${file.path} imports ${isTypeOnly ? 'a type of ' : ''}${from}`),
  );
}

const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const isFeature = (path: string) => isIn(path, 'src') && path.split('/').length > 2 && !isShared(path);
const isShared = (path: string) => isIn(path, ...SHARED.map((name) => `src/${name}`));

describe('arrows run one way', () => {
  it('a machine imports only xstate, its own folder, the seat plan and types of the contract', () => {
    const allowed = ({ from, isTypeOnly }: Import, { path }: SourceFile) =>
      from === 'xstate' ||
      isIn(from, folderOf(path, 2), 'machines/seat-plan') ||
      (isTypeOnly && from === CONTRACT_TYPES);
    expect(violations('machines', allowed)).toEqual([]);
  });

  it('the page and the server never import each other', () => {
    expect(violations('src', ({ from }) => !isIn(from, 'server', 'tests'))).toEqual([]);
    expect(violations('server', ({ from }) => !isIn(from, 'src', 'tests'))).toEqual([]);
  });

  it('the contract reaches the page and the server as types only', () => {
    const allowed = ({ from, isTypeOnly }: Import) => from !== CONTRACT_TYPES || isTypeOnly;
    expect([...violations('src', allowed), ...violations('server', allowed)]).toEqual([]);
  });

  it('a feature imports no other feature, and of the app only the link targets', () => {
    const allowed = ({ from }: Import, { path }: SourceFile) => {
      if (!isFeature(path)) return true;
      if (isIn(from, 'src/app')) return from === LINK_TARGETS;
      return !isFeature(from) || folderOf(from, 2) === folderOf(path, 2);
    };
    expect(violations('src', allowed)).toEqual([]);
  });

  it('what the features share imports none of them; only the app composes', () => {
    const allowed = ({ from }: Import, { path }: SourceFile) =>
      !isShared(path) ||
      isIn(path, 'src/app') ||
      (!isFeature(from) && (!isIn(from, 'src/app') || from === LINK_TARGETS));
    expect(violations('src', allowed)).toEqual([]);
  });

  it('the design system knows no machine, no server state, no router and no API', () => {
    const unknown = /^(xstate|@xstate\/|@tanstack\/|wouter|openapi)|^machines\/|^src\/(?!ui\/|theme\/)/;
    expect(violations('src/ui', ({ from }) => !unknown.test(from))).toEqual([]);
  });

  it('the theme imports nothing of ours', () => {
    expect(violations('src/theme', ({ from }) => !isIn(from, 'src', 'machines') || isIn(from, 'src/theme'))).toEqual(
      [],
    );
  });

  it('only the API folder calls the server', () => {
    expect(
      violations('src', ({ from }, { path }) => !from.startsWith('openapi-fetch') || isIn(path, 'src/api')),
    ).toEqual([]);
  });
});

describe('reading imports', () => {
  const text = `
    import { one, type Two } from '../lines.ts';
    import type { Three } from "../../../openapi/portal.gen.ts";
    import './side-effect.css.ts';
    export * from 'everything';
    import {
      wrapped,
    } from '@scope/wrapped';
    const page = lazy(() => import('./Late.page.tsx'));
    // import { nothing } from 'a-comment';
    export const from = 'not an import';
  `;

  it('finds statements, re-exports and calls, and no comments', () => {
    expect(importsOf(text, 'machines/checkout/deep/file.ts')).toEqual([
      { from: 'machines/checkout/lines.ts', isTypeOnly: false },
      { from: 'openapi/portal.gen.ts', isTypeOnly: true },
      { from: 'machines/checkout/deep/side-effect.css.ts', isTypeOnly: false },
      { from: 'everything', isTypeOnly: false },
      { from: '@scope/wrapped', isTypeOnly: false },
      { from: 'machines/checkout/deep/Late.page.tsx', isTypeOnly: false },
    ]);
  });

  it('finds all that the project imports', () => {
    const packages = new Set(files.flatMap(({ imports }) => imports.map(({ from }) => from)));
    expect([...packages]).toEqual(expect.arrayContaining(['xstate', 'react', 'fastify', 'src/app/paths.ts']));
  });
});
