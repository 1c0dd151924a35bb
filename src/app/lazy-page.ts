import type { ComponentType } from 'react';
import type { Load } from '../api/load.ts';
import { lazyPart, type LazyPart } from '../late/lazy-part.tsx';
import type { PageFile } from './page-files.ts';

/** A page whose code is fetched when it is needed, or ahead of it. */
export interface LazyPage extends Omit<LazyPart<object>, 'Part'> {
  Page: ComponentType;
  /** Where its code is, from the project's root. */
  file: string;
  /** Reads what the page shows, once its code is there. Throws what the page would throw. */
  load: Load;
}

/** Where the built code of a page is. */
export interface BuiltPage {
  file: string;
  href: string;
}

let built: BuiltPage | undefined;

/** Says where the code of the first page is, so that it does not wait for the list of all pages, which most visits never need. */
export function knowBuiltPage(page: BuiltPage | undefined): void {
  built = page;
}

async function fetchPage(file: string): Promise<PageFile> {
  if (built?.file === file) return import(/* @vite-ignore */ built.href);
  const { fetchPageFile } = await import('./page-files.ts');
  return fetchPageFile(file);
}

/** The page of a file: `events/EventList` for src/events/EventList.page.tsx. */
export function lazyPage(name: string): LazyPage {
  const file = `src/${name}.page.tsx`;
  let read: Load | undefined;
  const { Part, preload, isLoaded } = lazyPart(async () => {
    const page = await fetchPage(file);
    read = page.load;
    return page.default;
  });
  const load: Load = async (queries, there) => {
    await preload();
    await read?.(queries, there);
  };
  return { Page: Part, file, preload, isLoaded, load };
}
