import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PlainFailure } from './PlainFailure.tsx';
import { errorPage } from './shell-parts.ts';

/** Replaces a page that threw. */
export function PageFailure({ error }: { error: unknown }) {
  return (
    <ErrorBoundary resetKey="" fallback={PlainFailure}>
      <Suspense fallback={<PageSkeleton />}>
        <errorPage.Part error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}
