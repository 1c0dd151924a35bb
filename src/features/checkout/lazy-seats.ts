import { lazy } from 'react';

/** The seat map is a third of the checkout's code: it comes with the step that needs it, fetched while the tickets are counted. */
export const loadSeatsStep = async () => ({ default: (await import('./SeatsStep.tsx')).SeatsStep });

/** The seats step, fetched when it is first shown. */
export const LazySeatsStep = lazy(loadSeatsStep);
