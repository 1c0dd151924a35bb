// Styles of the whole page: they act by being loaded.
// oxlint-disable import/no-unassigned-import
import '../theme/fonts.css.ts';
import '../theme/global.css.ts';
// oxlint-enable import/no-unassigned-import
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/queries.ts';
import { readCookie } from '../browser/cookies.ts';
import { createI18n } from '../i18n/i18n.ts';
import { languageCookie, resolveLanguage } from '../i18n/languages.ts';
import { readUnion } from '../union/union.ts';
import { App } from './App.tsx';
import { reloadOnLostCode } from './chunk-reload.ts';
import { errorStatus } from './error-status.ts';
import { prepareRoute } from './prepare-route.ts';
import { preparedNavigation } from './prepared-navigation.ts';
import { routeAt } from './routes.tsx';

/** What a page could not be shown for; an address that leads nowhere is no fault of the page. */
function report(error: unknown): void {
  if (errorStatus(error) !== 404) console.error(error);
}

async function start(root: HTMLElement): Promise<void> {
  const union = readUnion();
  const path = location.pathname;
  const language = resolveLanguage({
    cookie: readCookie(languageCookie.name),
    path,
    preferred: navigator.languages,
  });
  document.documentElement.lang = language;
  const texts = await createI18n(language, routeAt(path, union.flags).namespaces);
  const prepare = (address: string) => prepareRoute(texts, union.flags, address);
  // A page whose code is lost still starts: its error page says so.
  await prepare(path)?.catch(() => undefined);
  createRoot(root, { onCaughtError: report }).render(
    <StrictMode>
      <App
        union={union}
        texts={texts}
        queries={createQueryClient()}
        router={{ aroundNav: preparedNavigation(prepare) }}
      />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root" for the app to live in.');
reloadOnLostCode();
void start(root);
