import type { PersonalData } from '../../kernel/person/personal-data.ts';

/** What was bought beside bookings says of its buyers. */
export const purchaseData: PersonalData = {
  tables: {
    parking_permits: { secrets: [], hasHistory: true, deletion: 'goes' },
    student_cards: { secrets: [], hasHistory: true, deletion: 'goes' },
    purchases: {
      secrets: [],
      hasHistory: true,
      deletion: { stays: 'in the books, as nobody’s', user: 'forgotten' },
    },
  },
};
