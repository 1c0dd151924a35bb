import type { ComponentType } from 'react';
import type { Load } from '../kit/api/load.ts';
import { fetchLate } from '../kit/late/fetch-late.ts';
import { lazyPart, type LazyPart } from '../kit/late/lazy-part.ts';
import type { PageFile } from './page-files.ts';

/** A page whose code is fetched when it is needed, or ahead of it. */
export interface LazyPage extends Omit<LazyPart<object>, 'Part'> {
  Page: ComponentType;
  /** Where its code is, from the project's root. */
  file: string;
  /** Reads what the page shows, once its code is there. Throws what the page would throw. */
  load: Load;
}

/** The built code of a page: the files that it needs beside the app, its own at the end. */
export interface BuiltPage {
  file: string;
  scripts: readonly string[];
}

const pages = new Map<string, LazyPage>();

/** The page of a file from the project's root; always the same one. */
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

/** The page that the server rendered: its code is fetched once somebody is there, without the list of all pages. */
export const builtPage = ({ file, scripts }: BuiltPage): LazyPage =>
  pageOf(file, () =>
    fetchLate(async () => {
      const modules = await Promise.all(scripts.map((href) => import(/* @vite-ignore */ href)));
      return modules.at(-1);
    }),
  );
