import type { ComponentType } from 'react';
import type { Load } from '../kit/api/load.ts';

/** The exports of a page's file. */
export interface PageFile {
  default: ComponentType;
  /** Reads what the page shows into the queries: on the server before it is rendered, in the browser before it is shown. */
  load?: Load;
}

const files = {
  ...import.meta.glob<PageFile>(['/src/{app,features/*}/*.page.tsx', '!/src/features/styleguide/*']),
  ...(import.meta.env.DEV && import.meta.glob<PageFile>('/src/features/styleguide/*.page.tsx')),
};

/** Fetches the code of a page by its file, `src/features/events/EventList.page.tsx`. */
export async function fetchPageFile(file: string): Promise<PageFile> {
  const fetchFile = files[`/${file}`];
  if (!fetchFile) throw new Error(`There is no page at ${file}: name it in the route table as its file is named.`);
  return fetchFile();
}
