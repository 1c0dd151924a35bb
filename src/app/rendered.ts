import type { DehydratedState } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';
import { renderedText } from '../kit/late/rendered-page.ts';
import type { AppRoute } from './app-route.ts';
import type { BuiltPage } from './lazy-page.ts';

/** What the server writes beside a page that it rendered, so that the browser can go on from there. */
export interface Rendered {
  /** Whether the page is of somebody who is signed in. */
  isSignedIn: boolean;
  /** The page's entry in the route table. */
  route: Omit<AppRoute, 'page'>;
  queries: DehydratedState;
  /** The texts of the page, by namespace. */
  texts: ResourceLanguage;
  /** The page's code, where it is built. */
  page?: BuiltPage;
}

/** What the server wrote into `<script type="application/json" id="rendered">`; undefined where it did not render the page. */
export function readRendered(): Rendered | undefined {
  const text = renderedText();
  return text === undefined ? undefined : JSON.parse(text);
}
