import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { advertAt } from '../../features/adverts/advert-at.ts';
import { useAskedAgain } from '../../features/consent/asking.ts';
import { useConsent } from '../../features/consent/consent.ts';
import { useDecidedUnmarked } from '../../features/consent/decided.ts';
import { patientPart } from '../../kit/late/late-part.tsx';
import { Docked } from './Docked.tsx';
import { ConsentBar } from './late-parts.ts';

const adverts = patientPart(async () => (await import('./AdvertDock.tsx')).AdvertDock);

/** At the bottom of the window: the consent question, then the path's adverts, if the person agreed to them. */
export function Dock() {
  const [path] = useLocation();
  const consent = useConsent();
  const askedAgain = useAskedAgain();
  useDecidedUnmarked();
  const advert = advertAt(path);
  if (askedAgain || (consent === 'undecided' && advert !== 'none'))
    return (
      <Docked>
        <ConsentBar consent={consent} askedAgain={askedAgain} />
      </Docked>
    );
  if (consent !== 'accepted' || advert === 'none') return null;
  return (
    <Suspense>
      <adverts.Part path={path} advert={advert} />
    </Suspense>
  );
}
