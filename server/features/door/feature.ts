import { sql } from 'kysely';
import type { PlugIn } from '../../kernel/feature.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { doorHandlers } from './handlers.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** For questions about an evening; after that, nobody needs to know who was there. */
const KEPT_MS = 30 * DAY_MS;

/** The log names who was logged in at a door. */
export const doorData: PersonalData = {
  tables: {
    door_scans: {
      secrets: { left: 'work of the staff at the door, about tickets and nobody by name' },
      hasHistory: true,
      deletion: { stays: 'until 30 days after the event, as nobody’s', user: 'forgotten' },
    },
  },
};

/** The doors of a date: who may come in, who has, and what doors without network tell later. */
export const doorFeature: PlugIn = (kernel) => ({
  handlers: doorHandlers(kernel),
  personal: doorData,
  upkeep: {
    rows: () =>
      kernel.db
        .deleteFrom('door_logs')
        .where(
          'occurrence_id',
          'in',
          sql<string>`(select id from occurrences where ends_at < ${new Date(kernel.clock.now().getTime() - KEPT_MS)})`,
        )
        .execute(),
  },
});
