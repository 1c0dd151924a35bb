import { useLocation } from 'wouter';
import { advertsAt } from '../../adverts/adverts-at.ts';
import { PopupSlot } from '../../adverts/PopupSlot.tsx';
import { RotatingSlot } from '../../adverts/RotatingSlot.tsx';
import { useAskedAgain } from '../../consent/asking.ts';
import { useConsent } from '../../consent/consent.ts';
import { useDecidedUnmarked } from '../../consent/decided.ts';
import { ConsentBar } from '../../consent/ConsentBar.tsx';
import { Docked } from './Docked.tsx';

/** At the foot of the window: the question of consent, then the adverts that the path carries, if they are welcome. */
export function Dock() {
  const [path] = useLocation();
  const consent = useConsent();
  const askedAgain = useAskedAgain();
  useDecidedUnmarked();
  const { advert } = advertsAt(path);
  if (askedAgain || (consent === 'undecided' && advert !== 'none'))
    return (
      <Docked>
        <ConsentBar consent={consent} askedAgain={askedAgain} />
      </Docked>
    );
  if (consent !== 'accepted' || advert === 'none') return null;
  if (advert === 'popup') return <PopupSlot />;
  return (
    <Docked>
      <RotatingSlot />
    </Docked>
  );
}
