import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router, type RouterProps } from 'wouter';
import { RenderedSessionProvider, type Session } from '../kit/session/session.ts';
import { UnionProvider, type Union } from '../kit/union/union.ts';
import { ErrorBoundary, PlainFailure } from './ErrorBoundary.tsx';
import { RouteView } from './RouteView.tsx';

interface Props {
  union: Union;
  texts: i18n;
  queries: QueryClient;
  /** The session at the first render. */
  session: Session;
  /** The router's options; on the server, the path to render. */
  router: Omit<RouterProps, 'children'>;
}

/** The whole app, for the browser and for a server render. */
export function App({ union, texts, queries, session, router }: Props) {
  return (
    <UnionProvider value={union}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RenderedSessionProvider value={session}>
            <Router {...router}>
              <ErrorBoundary resetKey="" fallback={PlainFailure}>
                <Suspense>
                  <RouteView />
                </Suspense>
              </ErrorBoundary>
            </Router>
          </RenderedSessionProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </UnionProvider>
  );
}
