import type { AdvertKind } from '../../features/adverts/advert-at.ts';
import { PopupSlot } from '../../features/adverts/PopupSlot.tsx';
import { RotatingSlot } from '../../features/adverts/RotatingSlot.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Docked } from './Docked.tsx';

/** Stands in for an advert that cannot be shown: the page is complete without one. */
const NoAdvert = () => null;

/** The adverts of a path, for somebody who agreed to them. */
export function AdvertDock({ path, advert }: { path: string; advert: Exclude<AdvertKind, 'none'> }) {
  return (
    <ErrorBoundary resetKey={path} fallback={NoAdvert}>
      {advert === 'popup' ? (
        <PopupSlot />
      ) : (
        <Docked>
          <RotatingSlot />
        </Docked>
      )}
    </ErrorBoundary>
  );
}
