import { useUpcomingEvents } from '../events/upcoming.ts';
import { HomeView } from '../home/HomeView.tsx';

/** The home page, with the next events aboard. */
export default function HomePage() {
  return <HomeView events={useUpcomingEvents()} />;
}
