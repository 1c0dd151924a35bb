import { publicPage, type AppRoute } from './app-route.ts';

const report = { namespaces: ['content', 'rar', 'documents', 'forms'], layout: 'rar', guard: 'organisation' } as const;

/** The yearly report of organisations: this year's, and those before. */
export const rarRoutes: readonly AppRoute[] = [
  publicPage('/rar', 'rar/Rar', 'rar', { ...report, menu: 'account' }),
  publicPage('/rar/current', 'rar/CurrentReport', 'rarCurrent', report),
  publicPage('/rar/current/regulations', 'rar/Regulations', 'rarRegulations', { ...report, printable: true }),
  publicPage('/rar/current/report', 'rar/Report', 'rarReport', { ...report, printable: true }),
  publicPage('/rar/current/report/:section', 'rar/Report', undefined, report),
  publicPage('/rar/current/results', 'rar/Results', 'rarResults', { ...report, printable: true }),
  publicPage('/rar/history', 'rar/PastReports', 'rarHistory', report),
  publicPage('/rar/history/submissions', 'rar/PastSubmissions', 'rarSubmissions', report),
  publicPage('/rar/history/results', 'rar/PastResults', 'rarPastResults', { ...report, printable: true }),
];
