import type { PersonalData } from '../../kernel/person/personal-data.ts';

/** The personal data in products beside bookings. */
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
