import type { ComponentType } from 'react';
import type { Load } from '../api/load.ts';

/** What a page's file has. */
export interface PageFile {
  default: ComponentType;
  /** Reads what the page shows, on the server before it is rendered, in the browser ahead of it. */
  load?: Load;
}

const files = {
  ...import.meta.glob<PageFile>(['/src/*/*.page.tsx', '!/src/styleguide/*']),
  ...(import.meta.env.DEV && import.meta.glob<PageFile>('/src/styleguide/*.page.tsx')),
};

/** Fetches the code of a page by its file, `src/events/EventList.page.tsx`. */
export async function fetchPageFile(file: string): Promise<PageFile> {
  const fetchFile = files[`/${file}`];
  if (!fetchFile) throw new Error(`There is no page at ${file}: name it in the route table as its file is named.`);
  return fetchFile();
}
