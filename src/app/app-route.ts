import type { Namespace, Texts } from '../kit/i18n/namespaces.ts';
import type { Statuses } from '../kit/union/statuses.ts';
import type { Flags, Union } from '../kit/union/union.ts';
import type { GuardName } from './guards.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** Sections of the main menu and the footer, in their order. */
export const menuSections = ['about', 'services', 'media', 'initiatives', 'careers'] as const;

/** A section of the main menu, the account's, or the policies at the bottom of the page. */
export type MenuSection = (typeof menuSections)[number] | 'account' | 'policies';

/** The part of the union's facts that decides which pages exist, and at which addresses. */
export type Site = Pick<Union, 'id' | 'flags'>;

/** The shell's facts about a page. */
export interface AppRoute {
  /** Pattern of wouter: `:name` is a segment, `:name?` an optional one, `*` the rest of the path; `{union}` is the union's id. */
  path: string;
  page: LazyPage;
  /** Texts to fetch together with the page's code. */
  namespaces: readonly Namespace[];
  /**
   * `account` has the account's own menu beside the page; `rar` the report's two bars above it; `registration` is for logging in and
   * registering; `flow` has neither menu nor footer nor adverts: one thing at a time.
   */
  layout: 'default' | 'account' | 'rar' | 'registration' | 'flow';
  /** The guard that restricts the page; none if everybody may see it. */
  guard?: GuardName;
  /** Without this flag of the union the page does not exist. */
  flag?: keyof Flags;
  /** Title of the document; none if the page sets it with PageTitle. */
  titleKey?: keyof Texts['shell']['pages'];
  /** Section of the menu that links to the page, under its title. */
  menu?: MenuSection;
  /** The menu links to the page only while this status is true; else, under the same title, to `otherwise`, or not at all. */
  menuNeeds?: { status: keyof Statuses; otherwise?: string };
  /** Worth keeping: the page offers to print or save itself. */
  printable?: true;
  /** Leaves scrolling and focus to the page when the path changes within it. */
  keepsPlace?: true;
  /** Nobody has to be signed in here, whatever they do: a session that ends leads to no login. */
  isForAnybody?: true;
  /** The query parameters that a rendered page reads; others do not make a different page. */
  query?: readonly string[];
  /** Acts by itself, such as restoring typed text: its code does not wait for a first sign of a person. */
  actsAtOnce?: true;
  /** HTTP status of the page; 200 if absent. */
  status?: 404;
}

/** True if the server renders the page: pages that are the same for everybody, apart from the signed-in person's links. */
export const isRendered = ({ guard, layout }: AppRoute): boolean => guard === undefined && layout === 'default';

/** A public page, rendered on the server: its namespace is called after its feature's folder. */
export const publicPage = (
  path: string,
  file: string,
  titleKey: NonNullable<AppRoute['titleKey']> | undefined,
  more: Partial<AppRoute> = {},
): AppRoute => ({
  path,
  page: lazyPage(file),
  namespaces: [],
  layout: 'default',
  ...(titleKey !== undefined && { titleKey }),
  ...more,
});
