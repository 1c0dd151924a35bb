import type { PlugIn } from '../../kernel/feature.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { rarCaseHandlers } from './case-handlers.ts';
import { bringDemoReports } from './demo.ts';
import { rarDeskMailer } from './mail.ts';
import { rarResultHandlers } from './results.ts';
import { closeAppeals, remindOfficers } from './sweeps.ts';
import { countWaiting, rarYearHandlers } from './year-handlers.ts';

const deletion = { stays: 'in the organisation’s report, as nobody’s', user: 'forgotten' } as const;

/** The personal data in points, appeals, wishes and rooms: the accounts of those who gave them. */
export const rarDeskData: PersonalData = {
  tables: {
    rar_scores: { secrets: [], deletion },
    rar_awards: { secrets: [], deletion },
    rar_appeals: { secrets: ['settled_by'], deletion },
    rar_wishes: { secrets: [], deletion },
    rar_rooms: { secrets: [], deletion },
  },
};

/** The yearly reports at the desk: counting points, results, appeals, rooms; and what organisations see of them. */
export const rarDeskFeature: PlugIn = (kernel) => ({
  handlers: { ...rarYearHandlers(kernel), ...rarCaseHandlers(kernel), ...rarResultHandlers(kernel) },
  jobs: { 'rar-desk-mail': rarDeskMailer(kernel, kernel.mailer) },
  personal: rarDeskData,
  rooms: [{ room: 'rar', roles: ['reports'], count: (db) => countWaiting(db) }],
  demo: () => bringDemoReports(kernel),
  sweeps: [
    { name: 'rar reminders', restMs: 60_000, run: () => remindOfficers(kernel) },
    { name: 'rar appeals', restMs: 60_000, run: () => closeAppeals(kernel) },
  ],
});
