import type { PlugIn } from '../../kernel/feature.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { rarHandlers } from './handlers.ts';
import { sweepReports } from './steps.ts';

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

/** The yearly report, from the organisations' side. */
export const rarFeature: PlugIn = (kernel) => ({
  handlers: rarHandlers(kernel),
  personal: rarData,
  sweeps: [{ name: 'rar', restMs: 15_000, run: () => sweepReports(kernel, kernel.log) }],
});
