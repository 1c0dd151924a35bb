import type { PersonalData } from '../../kernel/person/personal-data.ts';

/** The personal data in shared rides. */
export const carpoolData: PersonalData = {
  tables: {
    carpool_finds: { secrets: { left: 'names of others who agreed to be found' }, deletion: 'goes' },
    carpool_people: { secrets: [], deletion: 'goes' },
    carpool_riders: { secrets: [], deletion: 'goes' },
    carpools: { secrets: ['code'], hasHistory: true, deletion: 'goes' },
  },
};
