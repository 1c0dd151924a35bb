import { setup } from 'xstate';

export type RarReportEvent =
  | { type: 'report.open'; isOpen: boolean }
  /** An answer or its evidence changes. */
  | { type: 'answer.write'; isInTime: boolean; isAskedFor: boolean }
  | { type: 'report.submit'; isInTime: boolean }
  | { type: 'report.withdraw'; isInTime: boolean }
  /** The deadline passed before anything was sent. */
  | { type: 'report.close' }
  | { type: 'review.begin'; isInTime: boolean }
  /** One reader counts the points of one answer. */
  | { type: 'score.give' }
  /** The readers ask for what is missing, with a new date. */
  | { type: 'report.return'; isFirst: boolean }
  /** The new date passed without an answer. */
  | { type: 'return.lapse' }
  /** Every question has its points. */
  | { type: 'report.settle' }
  | { type: 'report.reopen' }
  | { type: 'results.publish' }
  | { type: 'appeal.make'; isInTime: boolean }
  | { type: 'appeal.settle'; hasMore: boolean; isInTime: boolean }
  /** The days to appeal are over. */
  | { type: 'appeals.close' };

export type RarRole = 'officer' | 'reader' | 'portal';

/** The only role that may cause each event; the table in docs/charts is made of it. */
export const whoMay = {
  'report.open': 'officer',
  'answer.write': 'officer',
  'report.submit': 'officer',
  'report.withdraw': 'officer',
  'report.close': 'portal',
  'review.begin': 'portal',
  'score.give': 'reader',
  'report.return': 'reader',
  'return.lapse': 'portal',
  'report.settle': 'reader',
  'report.reopen': 'reader',
  'results.publish': 'reader',
  'appeal.make': 'officer',
  'appeal.settle': 'reader',
  'appeals.close': 'portal',
} as const satisfies Record<RarReportEvent['type'], RarRole>;

/** `isWritable` is a promise of the tables too (see their migration). */
export type RarReportTag =
  | 'isWritable'
  | 'isUnsent'
  | 'wasSent'
  | 'waitsForReview'
  | 'isUnderReview'
  | 'canScore'
  | 'isReturned'
  | 'isScored'
  | 'isPublished'
  | 'canAppeal'
  | 'isAppealed'
  | 'isClosed';

/**
 * The yearly report of one organisation on the server, from its opening to the last appeal. The server's clock decides what is in time.
 *
 * Promises: what was sent changes only where the readers ask, and they ask once; what isn't sent by the deadline is closed for good;
 * nothing is published that isn't scored. Can never happen: points without a report, a change after the results.
 */
export const rarReportMachine = setup({
  types: { events: {} as RarReportEvent, tags: {} as RarReportTag },
  guards: {
    isOpen: ({ event }) => event.type === 'report.open' && event.isOpen,
    isInTime: ({ event }) => 'isInTime' in event && event.isInTime,
    isLate: ({ event }) => 'isInTime' in event && !event.isInTime,
    isAskedFor: ({ event }) => event.type === 'answer.write' && event.isInTime && event.isAskedFor,
    isFirst: ({ event }) => event.type === 'report.return' && event.isFirst,
    hasMore: ({ event }) => event.type === 'appeal.settle' && event.hasMore,
  },
}).createMachine({
  id: 'rar-report',
  initial: 'not_open',
  states: {
    not_open: {
      description: 'Nobody has begun it: the report isn’t open, or no officer has looked at it yet.',
      on: { 'report.open': { guard: 'isOpen', target: 'draft' } },
    },
    draft: {
      description: 'The officers write it together.',
      tags: ['isWritable', 'isUnsent'],
      on: {
        'answer.write': { guard: 'isInTime', target: 'draft' },
        'report.submit': { guard: 'isInTime', target: 'submitted' },
        'report.close': 'closed',
      },
    },
    submitted: {
      description: 'It has been sent, and can be withdrawn until the deadline.',
      tags: ['wasSent', 'waitsForReview'],
      on: {
        'report.withdraw': { guard: 'isInTime', target: 'withdrawn' },
        'review.begin': { guard: 'isLate', target: 'under_review' },
      },
    },
    withdrawn: {
      description: 'It was taken back before the deadline, and counts only if it is sent again in time.',
      tags: ['isWritable', 'isUnsent'],
      on: {
        'answer.write': { guard: 'isInTime', target: 'withdrawn' },
        'report.submit': { guard: 'isInTime', target: 'submitted' },
        'report.close': 'closed',
      },
    },
    under_review: {
      description: 'The readers count the points, each alone.',
      tags: ['wasSent', 'isUnderReview', 'canScore'],
      on: {
        'score.give': 'under_review',
        'report.return': { guard: 'isFirst', target: 'returned' },
        'report.settle': 'scored',
      },
    },
    returned: {
      description: 'The readers ask for something by a new date; only those questions can change.',
      tags: ['wasSent', 'isWritable', 'isReturned'],
      on: {
        'answer.write': { guard: 'isAskedFor', target: 'returned' },
        'report.submit': { guard: 'isInTime', target: 'submitted_again' },
        'return.lapse': 'under_review',
      },
    },
    submitted_again: {
      description: 'What the readers asked for has come, and they count on; they can’t ask again.',
      tags: ['wasSent', 'canScore'],
      on: { 'score.give': 'submitted_again', 'report.settle': 'scored' },
    },
    scored: {
      description: 'Every question has its points, and nobody outside knows them.',
      tags: ['wasSent', 'isScored'],
      on: { 'report.reopen': 'under_review', 'results.publish': 'published' },
    },
    published: {
      description: 'The points are public, and the organisation can appeal.',
      tags: ['wasSent', 'isPublished', 'canAppeal'],
      on: { 'appeal.make': { guard: 'isInTime', target: 'appealed' }, 'appeals.close': 'settled' },
    },
    appealed: {
      description: 'A member of staff who took no part in the scoring reviews the points of a question.',
      tags: ['wasSent', 'isPublished', 'canAppeal', 'isAppealed'],
      on: {
        'appeal.make': { guard: 'isInTime', target: 'appealed' },
        'appeal.settle': [
          { guard: 'hasMore', target: 'appealed' },
          { guard: 'isInTime', target: 'published' },
          { target: 'settled' },
        ],
      },
    },
    settled: {
      description: 'The points stand for good.',
      type: 'final',
      tags: ['wasSent', 'isPublished'],
    },
    closed: {
      description: 'The deadline passed, and nothing had been sent.',
      type: 'final',
      tags: 'isClosed',
    },
  },
});
