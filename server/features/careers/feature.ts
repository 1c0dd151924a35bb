import type { PlugIn } from '../../kernel/feature.ts';
import { careerHandlers, preparedCareers } from './handlers.ts';
import { companyListHandlers, readDocumentUses } from './interviews/company-list.ts';
import { countUnsettled, interviewDeskHandlers } from './interviews/desk.ts';
import { forgetAbandoned, sendReminders, sweepHolds } from './interviews/due.ts';
import { giveUpInterviews } from './interviews/book.ts';
import { interviewHandlers } from './interviews/handlers.ts';
import { interviewMailer } from './interviews/mail.ts';
import { interviewPlanHandlers } from './interviews/plan.ts';
import { layOutInterviews } from './interviews/slots.ts';
import { interviewData } from './interviews/view.ts';

/** The careers expo, who hires there, and the interviews with them. */
export const careerFeature: PlugIn = (kernel) => ({
  handlers: {
    ...careerHandlers(kernel),
    ...interviewHandlers(kernel),
    ...companyListHandlers(kernel),
    ...interviewDeskHandlers(kernel),
    ...interviewPlanHandlers(kernel),
  },
  ready: preparedCareers,
  jobs: { 'interview-mail': interviewMailer(kernel, kernel.mailer) },
  personal: {
    ...interviewData,
    documentUses: (db, userId) => readDocumentUses(kernel, db, userId),
    close: (trx, userId, by) => giveUpInterviews(kernel, trx, userId, by),
  },
  rooms: [{ room: 'interviews', roles: ['admin', 'careers'], count: (db) => countUnsettled(kernel, db) }],
  sweeps: [
    { name: 'interview holds', restMs: 5000, run: () => sweepHolds(kernel) },
    { name: 'interview reminders', restMs: 60_000, run: () => sendReminders(kernel) },
  ],
  upkeep: {
    rows: async () => {
      await layOutInterviews(kernel);
      await forgetAbandoned(kernel);
    },
  },
});
