import { useLocation } from 'wouter';
import { advertsAt } from '../../adverts/adverts-at.ts';
import { useAskedAgain } from '../../consent/asking.ts';
import { useConsent } from '../../consent/consent.ts';
import { ConsentBar } from '../../consent/ConsentBar.tsx';
import { Docked } from './Docked.tsx';

/** At the foot of the window: the question of consent, then the adverts that the path carries, if they are welcome. */
export function Dock() {
  const [path] = useLocation();
  const consent = useConsent();
  const askedAgain = useAskedAgain();
  const { advert } = advertsAt(path);
  const asks = askedAgain || (consent === 'undecided' && advert !== 'none');
  if (asks)
    return (
      <Docked>
        <ConsentBar consent={consent} askedAgain={askedAgain} />
      </Docked>
    );
  return null;
}
