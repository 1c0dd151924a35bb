import type { DehydratedState } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';
import { renderedText } from '../kit/late/rendered-page.ts';
import type { AppRoute } from './app-route.ts';
import type { BuiltPage } from './lazy-page.ts';

/** The JSON that the server writes beside a page that it rendered, for hydration in the browser. */
export interface Rendered {
  /** True if the page was rendered for a signed-in person. */
  isSignedIn: boolean;
  /** The page's entry in the route table. */
  route: Omit<AppRoute, 'page'>;
  queries: DehydratedState;
  /** The texts of the page, by namespace. */
  texts: ResourceLanguage;
  /** The page's code, if it is built. */
  page?: BuiltPage;
}

/** The JSON of `<script type="application/json" id="rendered">`; undefined if the server did not render the page. */
export function readRendered(): Rendered | undefined {
  const text = renderedText();
  return text === undefined ? undefined : JSON.parse(text);
}
