import type { Page } from './site/pages.ts';
import type { Union } from './union.ts';

/** The pages whose flag of union.json, if they have one, is on. */
export const visiblePages = (pages: readonly Page[], { flags }: Union): Page[] =>
  pages.filter(({ flag }) => flag === undefined || flags[flag] === true);

/** The ones that searches find. */
export const listedPages = (pages: readonly Page[], union: Union): Page[] =>
  visiblePages(pages, union).filter(({ unlisted }) => unlisted !== true);
