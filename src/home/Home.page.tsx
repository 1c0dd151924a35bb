import { HomeView } from './HomeView.tsx';
import { useUpcomingEvents } from './upcoming-events.ts';

/** The home page. */
export default function HomePage() {
  return <HomeView events={useUpcomingEvents()} />;
}
