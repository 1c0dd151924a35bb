import type { Load } from '../api/load.ts';
import { Offers } from '../adverts/Offers.tsx';
import { useConsent } from '../consent/consent.ts';
import { useUpcomingEvents } from '../events/upcoming.ts';
import { HomeView } from '../home/HomeView.tsx';
import { loadUpcoming } from '../events/events.load.ts';
import { loadLatest, useLatestNews } from '../media/latest.ts';
import { loadTopBanner } from '../adverts/adverts.load.ts';

/** What the page shows. */
export const load: Load = (queries, there) =>
  Promise.all([loadUpcoming(queries, there), loadLatest(queries, there), loadTopBanner(queries, there)]);

/** The home page, with the next events aboard, the news, and what partners offer to those who agreed to adverts. */
export default function HomePage() {
  const consent = useConsent();
  return (
    <>
      <HomeView events={useUpcomingEvents()} news={useLatestNews()} />
      {consent === 'accepted' && <Offers />}
    </>
  );
}
