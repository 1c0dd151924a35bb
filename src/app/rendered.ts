import type { DehydratedState } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';

/** What the server writes beside a page that it rendered, so that the browser can go on from there. */
export interface Rendered {
  /** Whether the page is of somebody who is signed in. */
  isSignedIn: boolean;
  queries: DehydratedState;
  /** The texts of the page, by namespace. */
  texts: ResourceLanguage;
}

/** What the server wrote into `<script type="application/json" id="rendered">`; undefined where it did not render the page. */
export function readRendered(): Rendered | undefined {
  const text = document.getElementById('rendered')?.textContent?.trim();
  return text ? JSON.parse(text) : undefined;
}
