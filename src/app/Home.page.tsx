// The banner's styles: the server renders it before its code is here. The import alone loads them.
// oxlint-disable import/no-unassigned-import
import '../features/adverts/TopBanner.css.ts';
import '../kit/ui/RichText.css.ts';
// oxlint-enable import/no-unassigned-import
import { Suspense } from 'react';
import { loadTopBanner } from '../features/adverts/adverts.load.ts';
import type { Load } from '../kit/api/load.ts';
import { useConsent } from '../features/consent/consent.ts';
import { loadUpcoming } from '../features/events/events.load.ts';
import { useUpcomingEvents } from '../features/events/upcoming.ts';
import { HomeView } from '../features/home/HomeView.tsx';
import { loadToday } from '../features/home/today.ts';
import { patientPart, stillPart } from '../kit/late/late-part.tsx';
import { loadLatest } from '../features/media/latest.load.ts';

export const load: Load = (queries, there) =>
  Promise.all([
    loadUpcoming(queries, there),
    loadToday(queries, there),
    loadLatest(queries, there),
    loadTopBanner(queries, there),
  ]);

const TopBanner = stillPart(async () => (await import('../features/adverts/TopBanner.tsx')).TopBanner).Part;
const LatestNews = stillPart(async () => (await import('./LatestNews.tsx')).LatestNews).Part;
const offers = patientPart(async () => (await import('../features/adverts/Offers.tsx')).Offers);

/** The home page: the next events aboard, the news, and partners' offers for people who agreed to adverts. */
export default function HomePage() {
  const consent = useConsent();
  return (
    <>
      <HomeView events={useUpcomingEvents()} banner={<TopBanner />} news={<LatestNews />} />
      <Suspense>{consent === 'accepted' && <offers.Part />}</Suspense>
    </>
  );
}
