import type { PersonalData } from '../../kernel/person/personal-data.ts';

const deletion = { stays: 'in the organisation’s report, as nobody’s', user: 'forgotten' } as const;

/** The reports are the organisations'; who wrote what in them is a person's. */
export const rarData: PersonalData = {
  tables: {
    rar_answers: { secrets: [], deletion },
    rar_revisions: { secrets: [], deletion },
    rar_files: { secrets: [], deletion },
    rar_presence: { secrets: [], deletion: 'goes' },
  },
};
