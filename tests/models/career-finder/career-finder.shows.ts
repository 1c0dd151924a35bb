import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import { shows } from 'xstate-paths';

const overview = { screen: 'overview', step: 'overview' } as const;

/** The facts that each page of the finder shows, and the calls it makes. */
export const shown = shows<typeof careerFinderMachine>({
  opening: {
    tags: ['busy'],
    meta: { screen: 'opening', step: 'overview' },
    asks: { openFinder: ({ link, reference }) => ({ reference: link ?? reference ?? 'none' }) },
  },
  openFailed: { meta: { screen: 'openFailed', step: 'overview' } },
  linkUnknown: { meta: { screen: 'linkUnknown', step: 'overview' } },
  gone: { meta: { screen: 'gone', step: 'overview' } },
  'parts.overview': { meta: overview },
  'parts.personality': { meta: { screen: 'personality', step: 'personality' } },
  'parts.questions': { meta: { screen: 'questions', step: 'questions' } },
  'parts.interests': { meta: { screen: 'interests', step: 'interests' } },
  'parts.pleasures': { meta: { screen: 'pleasures', step: 'pleasures' } },
  'parts.activities': { meta: { screen: 'activities', step: 'activities' } },
  'parts.values': { meta: { screen: 'values', step: 'values' } },
  'parts.report': { meta: { screen: 'report', step: 'report' } },
  restarting: { tags: ['busy'], meta: overview, asks: { restartFinder: ({ reference }) => ({ reference }) } },
  clearing: { tags: ['busy'], meta: overview, asks: { clearFinder: ({ reference }) => ({ reference }) } },
  'sending.sending': { tags: ['sending'] },
  'sending.waiting': { tags: ['unsent'] },
});
