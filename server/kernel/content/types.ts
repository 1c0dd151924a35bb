import type { SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { EventFile, EventType, Occurrence, TicketKind, Venue } from './event-file.ts';
import type { Person } from './people.ts';

/** An event with the slug from its file's name, and every occurrence with its tickets and its place in the file. */
export type ContentEvent = Omit<EventFile, 'tickets' | 'occurrences'> & {
  slug: string;
  file: string;
  occurrences: (Occurrence & { tickets: TicketKind[]; ticketsPath: string })[];
};

export type ContentPlan = { id: string; file: string; json: object; plan: SeatPlan };

/** The whole content folder, checked. */
export type Content = {
  eventTypes: EventType[];
  venues: Venue[];
  people: Person[];
  plans: ContentPlan[];
  events: ContentEvent[];
};
