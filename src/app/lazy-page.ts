import type { ComponentType } from 'react';
import type { Load } from '../kit/api/load.ts';
import { fetchLate } from '../kit/late/fetch-late.ts';
import { lazyPart, type LazyPart } from '../kit/late/lazy-part.ts';
import type { PageFile } from './page-files.ts';

/** A page whose code is fetched when it is needed, or earlier. */
export interface LazyPage extends Omit<LazyPart<object>, 'Part'> {
  Page: ComponentType;
  /** Path of its code, from the project's root. */
  file: string;
  /** Reads the page's data, once its code is loaded. Throws the error that the page would throw. */
  load: Load;
}

/** The built code of a page: the files that it needs beyond the app's, its own last. */
export interface BuiltPage {
  file: string;
  scripts: readonly string[];
}

const pages = new Map<string, LazyPage>();

/** The page of a file from the project's root; always the same object. */
function pageOf(file: string, fetchPage: () => Promise<PageFile>): LazyPage {
  const known = pages.get(file);
  if (known) return known;
  let read: Load | undefined;
  const { Part, preload, isLoaded } = lazyPart(async () => {
    const page = await fetchPage();
    read = page.load;
    return page.default;
  });
  const load: Load = async (queries, there) => {
    await preload();
    await read?.(queries, there);
  };
  const page = { Page: Part, file, preload, isLoaded, load };
  pages.set(file, page);
  return page;
}

/** The page of a name: `events/EventList` for src/features/events/EventList.page.tsx. */
export function lazyPage(name: string): LazyPage {
  const file = `src/${name.startsWith('app/') ? '' : 'features/'}${name}.page.tsx`;
  return pageOf(file, async () => (await import('./page-files.ts')).fetchPageFile(file));
}

/** The page that the server rendered: its code is fetched at the first sign of a person, without the list of all pages. */
export const builtPage = ({ file, scripts }: BuiltPage): LazyPage =>
  pageOf(file, () =>
    fetchLate(async () => {
      const modules = await Promise.all(scripts.map((href) => import(/* @vite-ignore */ href)));
      return modules.at(-1);
    }),
  );
