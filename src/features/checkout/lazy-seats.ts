import { lazy } from 'react';

/** The seat map is a third of the checkout's code: it is loaded during the tickets step, for the step that needs it. */
export const loadSeatsStep = async () => ({ default: (await import('./SeatsStep.tsx')).SeatsStep });

/** The seats step, loaded when it is first shown. */
export const LazySeatsStep = lazy(loadSeatsStep);
