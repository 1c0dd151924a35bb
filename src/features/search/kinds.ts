import type { components } from '../../../openapi/portal.gen.ts';

export type FoundKind = components['schemas']['FoundKind'];

/** The kinds of search result, in the order of the filter. */
export const kinds = [
  'event',
  'news',
  'page',
  'faq',
  'resource',
  'fund',
  'organisation',
  'person',
  'hiring_company',
  'tedx_theme',
] as const satisfies readonly FoundKind[];

/** Returns the kind of that name; undefined if there is none. */
export const kindNamed = (name: string | undefined): FoundKind | undefined => kinds.find((kind) => kind === name);
