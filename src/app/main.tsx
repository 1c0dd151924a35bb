// Styles of the whole page; the import alone loads them.
// oxlint-disable import/no-unassigned-import
import '../kit/theme/fonts.css.ts';
import '../kit/theme/global.css.ts';
import { startTransition, StrictMode } from 'react';
import { hydrate } from '@tanstack/react-query';
import { createQueryClient } from '../kit/api/queries.ts';
import { firstInteraction } from '../kit/browser/first-interaction.ts';
import { nextTask } from '../kit/browser/next-task.ts';
import { createI18n } from '../kit/i18n/i18n.ts';
import { isLanguage, languages } from '../kit/i18n/languages.ts';
import { firstSession } from '../kit/session/session.ts';
import { readUnion } from '../kit/union/union.ts';
import { App } from './App.tsx';
import { errorStatus } from './error-status.ts';
import { repeatEarlyClicks } from '../kit/late/early-clicks.ts';
import { expectRoute, prepareFirstRoute, prepareRoute, preparedNavigation } from './navigation.ts';
import { builtPage } from './lazy-page.ts';
import { readRendered } from './rendered.ts';
import { knowFirstRoute } from './route-table.ts';
import { reloadOnce } from '../kit/browser/reload-once.ts';
import { isDoneWithout } from '../kit/late/fetch-late.ts';
import { addressOf } from './use-link-navigation.ts';

/** Events that come before a click on a link: hover, focus, touch. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `expect` once with each address of the app that is likely to be opened next. */
function expectNavigations(expect: (address: string) => void): void {
  const expected = new Set<string>();
  const notice = (event: Event) => {
    const address = addressOf(event);
    if (address === undefined || expected.has(address)) return;
    expected.add(address);
    expect(address);
  };
  for (const sign of signs) document.addEventListener(sign, notice, { capture: true, passive: true });
}

/** Reloads if a new release has removed code that the page cannot do without. */
function reloadOnLostCode(): void {
  addEventListener('vite:preloadError', () => {
    if (!isDoneWithout()) void reloadOnce();
  });
}

/** Logs the error of a failed page; an unknown address is not an error of the page, nor is a missing network. */
function report(error: unknown): void {
  if (errorStatus(error) !== 404 && navigator.onLine) console.error(error);
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) (await import('./dev/live-chart.ts')).showLiveChart();
  const union = readUnion();
  const rendered = readRendered();
  const { pathname: path } = location;
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : languages[0];
  const texts = await createI18n(language, Object.keys(rendered?.texts ?? {}), rendered?.texts);
  const queries = createQueryClient();
  const portal = { texts, queries, union };
  if (rendered?.route.actsAtOnce === true) void firstInteraction(true);
  if (rendered?.page) knowFirstRoute({ ...rendered.route, page: builtPage(rendered.page) });
  // A page whose code cannot be fetched still starts: its error page says so.
  else await prepareFirstRoute(portal, path).catch(() => undefined);
  if (rendered) hydrate(queries, rendered.queries);
  const app = (
    <StrictMode>
      <App
        union={union}
        texts={texts}
        queries={queries}
        session={firstSession(rendered?.isSignedIn)}
        // Parts that are hydrated after the query has changed still start as they were rendered.
        router={{
          ssrSearch: location.search,
          aroundNav: preparedNavigation((address) => prepareRoute(portal, address)),
        }}
      />
    </StrictMode>
  );
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  if (rendered) {
    // A transition is hydrated in short slices: what somebody does meanwhile is answered between them.
    startTransition(() => void hydrateRoot(root, app, { onCaughtError: report }));
    repeatEarlyClicks();
  } else createRoot(root, { onCaughtError: report }).render(app);
  expectNavigations((address) => expectRoute(portal, address));
}

reloadOnLostCode();
const root = document.getElementById('root');
if (!root) throw new Error('No #root');
void start(root);
