import { describe, expect, it } from 'vitest';
import { folderOf, type Import, importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();

const CONTRACT_TYPES = 'openapi/portal.gen.ts';

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

/** True if a file of the server's floors may import another: the kernel itself, a feature its own folder and the kernel, the site no feature. */
const mayServe = (path: string, from: string) =>
  floorOf(from) === 'server/kernel' ||
  (floorOf(path) === 'server/site' && floorOf(from) === 'server/site') ||
  (featureOf(path) !== undefined && featureOf(from) === featureOf(path));
const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
/** The floor of a file of the page or the server: `src/kit`, `server/features`; files that start and join them have `src/app`, `server`. */
const floorOf = (path: string) =>
  /^(?:src\/(?:kit|features|app)|server\/(?:kernel|features|site))(?=\/)/.exec(path)?.[0];
/** The feature that a file belongs to, `server/features/bookings`. */
const featureOf = (path: string) => /^(?:src|server)\/features\/[^/]+/.exec(path)?.[0];

/** The folder that a file of the page or the server belongs to: `server/kernel/http`, `src/app`, `server`. */
const placeOf = (path: string) => folderOf(path, /^(?:src\/kit|src\/features|server\/\w+)\/[^/]+\//.test(path) ? 3 : 2);

/** The folders that each folder imports code from, types aside. */
function foldersImported(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter((file) => isIn(file.path, 'src', 'server')))
    for (const { from, isTypeOnly } of imports) {
      const [place, other] = [placeOf(path), placeOf(from)];
      if (isTypeOnly || place === other || !isIn(from, 'src', 'server')) continue;
      imported.set(place, (imported.get(place) ?? new Set()).add(other));
    }
  return imported;
}

describe('arrows run one way', () => {
  it('a machine imports only xstate, its own folder, the child charts and what charts share, the seat plan and types of the contract', () => {
    const allowed = ({ from, isTypeOnly }: Import, { path }: SourceFile) =>
      from === 'xstate' ||
      isIn(from, folderOf(path, 2), 'machines/flow', 'machines/hold', 'machines/payment', 'machines/seat-plan') ||
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

  it('the page stands on two floors: the kit knows no feature, a feature no other, and only the app composes', () => {
    const allowed = ({ from }: Import, { path }: SourceFile) =>
      floorOf(path) === 'src/app' ||
      floorOf(from) === undefined ||
      floorOf(from) === 'src/kit' ||
      (featureOf(path) !== undefined && featureOf(from) === featureOf(path));
    expect(violations('src', allowed)).toEqual([]);
  });

  it('the server stands on two floors as well: its kernel knows no feature, a feature no other', () => {
    const allowed = ({ from }: Import, { path }: SourceFile) =>
      floorOf(path) === undefined || !from.startsWith('server/') || mayServe(path, from);
    expect(violations('server', allowed)).toEqual([]);
  });

  it('no two folders import each other', () => {
    const imported = foldersImported();
    expect(imported.size).toBeGreaterThan(50);
    const mutual = [...imported].flatMap(([place, others]) =>
      [...others]
        .filter((other) => place < other && imported.get(other)?.has(place))
        .map((other) => `${place} and ${other}`),
    );
    expect(mutual).toEqual([]);
  });

  it('the design system knows no machine, no server state, no router and no API', () => {
    const unknown = /^(xstate|@xstate\/|@tanstack\/|wouter|openapi)|^machines\/|^src\/(?!kit\/(?:ui|theme)\/)/;
    expect(violations('src/kit/ui', ({ from }) => !unknown.test(from))).toEqual([]);
  });

  it('the theme imports nothing of ours', () => {
    expect(
      violations('src/kit/theme', ({ from }) => !isIn(from, 'src', 'machines') || isIn(from, 'src/kit/theme')),
    ).toEqual([]);
  });

  it('a package stands alone: it imports nothing outside its folder, and knows no word of the portal', () => {
    const isOutside = ({ from }: Import, { path }: SourceFile) =>
      /^(?:machines|src|server|tests|packages|\.\.)\//.test(from) && !isIn(from, folderOf(path, 2));
    expect(violations('packages', (imported, file) => !isOutside(imported, file))).toEqual([]);
    const wording = /portal|għaqda|student/i;
    const packaged = files.filter(({ path }) => path.startsWith('packages/'));
    expect(packaged.filter(({ text }) => wording.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('only the API folder calls the server', () => {
    expect(
      violations('src', ({ from }, { path }) => !from.startsWith('openapi-fetch') || isIn(path, 'src/kit/api')),
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
    expect([...packages]).toEqual(expect.arrayContaining(['xstate', 'react', 'fastify', 'src/kit/paths.ts']));
  });
});
