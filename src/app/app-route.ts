import type { Namespace, Texts } from '../kit/i18n/namespaces.ts';
import type { Statuses } from '../kit/union/statuses.ts';
import type { Flags, Union } from '../kit/union/union.ts';
import type { GuardName } from './guards.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** Sections of the main menu and the footer, in their order. */
export const menuSections = ['about', 'services', 'media', 'initiatives', 'careers'] as const;

/** A section of the main menu, the account's, or the policies at the foot of the page. */
export type MenuSection = (typeof menuSections)[number] | 'account' | 'policies';

/** What decides which pages there are, and at which addresses. */
export type Site = Pick<Union, 'id' | 'flags'>;

/** What the shell needs to know about a page. */
export interface AppRoute {
  /** Pattern of wouter: `:name` is a part of the path, `:name?` one that may be missing, `*` the rest; `{union}` is the union's id. */
  path: string;
  page: LazyPage;
  /** Texts to fetch together with the page's code. */
  namespaces: readonly Namespace[];
  /**
   * `account` has the account's own menu beside the page; `rar` the report's two bars above it; `registration` is for getting in;
   * `flow` has neither menu nor footer nor adverts: one thing at a time.
   */
  layout: 'default' | 'account' | 'rar' | 'registration' | 'flow';
  /** Who may see it. */
  guard?: GuardName;
  /** Without this flag of the union the page does not exist. */
  flag?: keyof Flags;
  /** Title of the document; none where the page names itself with PageTitle. */
  titleKey?: keyof Texts['shell']['pages'];
  /** Section of the menu that links to the page, under its title. */
  menu?: MenuSection;
  /** The menu links to the page only while this is so; else, under the same title, to `otherwise`, or not at all. */
  menuNeeds?: { status: keyof Statuses; otherwise?: string };
  /** Worth keeping: the page offers to print or save it. */
  printable?: true;
  /** Leaves scrolling and focus to the page when the path changes within it. */
  keepsPlace?: true;
  /** What of its address's query a rendered page reads; the rest makes no other page of it. */
  query?: readonly string[];
  /** Does something by itself, such as bringing back what was written: its code does not wait for a sign of a person. */
  actsAtOnce?: true;
  /** HTTP status of the page, 200 where absent. */
  status?: 404;
}

/** Whether the server renders the page: those that are the same for everybody but for who is signed in. */
export const isRendered = ({ guard, layout }: AppRoute): boolean => guard === undefined && layout === 'default';

/** A public page, rendered on the server: its texts are named after its feature's folder. */
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
