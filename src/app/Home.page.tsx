import { Offers } from '../adverts/Offers.tsx';
import { useConsent } from '../consent/consent.ts';
import { useUpcomingEvents } from '../events/upcoming.ts';
import { HomeView } from '../home/HomeView.tsx';

/** The home page, with the next events aboard, and what partners offer to those who agreed to adverts. */
export default function HomePage() {
  const consent = useConsent();
  return (
    <>
      <HomeView events={useUpcomingEvents()} />
      {consent === 'accepted' && <Offers />}
    </>
  );
}
