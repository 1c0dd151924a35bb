import type { rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, shows } from 'xstate-paths';

const timely = [{ isInTime: true }, { isInTime: false }];

/** The things that the officers, the readers and the clock do to a report. */
export const model = {
  events: {
    'report.open': [{ isOpen: true }, { isOpen: false }],
    'answer.write': [
      { isInTime: true, isAskedFor: true },
      { isInTime: true, isAskedFor: false },
      { isInTime: false, isAskedFor: true },
    ],
    'report.submit': timely,
    'report.withdraw': timely,
    'review.begin': timely,
    'report.return': [{ isFirst: true }, { isFirst: false }],
    'appeal.make': timely,
    'appeal.settle': [
      { hasMore: true, isInTime: true },
      { hasMore: false, isInTime: true },
      { hasMore: false, isInTime: false },
    ],
  },
  actors: {},
} satisfies ModelFor<typeof rarReportMachine>;

/** The tags by which the server asks what may be done to a report. */
const shown = shows<typeof rarReportMachine>({
  draft: { tags: ['isWritable', 'isUnsent'] },
  submitted: { tags: ['wasSent', 'waitsForReview'] },
  withdrawn: { tags: ['isWritable', 'isUnsent'] },
  under_review: { tags: ['wasSent', 'isUnderReview', 'canScore'] },
  returned: { tags: ['wasSent', 'isWritable', 'isReturned'] },
  submitted_again: { tags: ['wasSent', 'canScore'] },
  scored: { tags: ['wasSent', 'isScored'] },
  published: { tags: ['wasSent', 'isPublished', 'canAppeal'] },
  appealed: { tags: ['wasSent', 'isPublished', 'canAppeal', 'isAppealed'] },
  settled: { tags: ['wasSent', 'isPublished'] },
  closed: { tags: ['isClosed'] },
});

export const rules: Rule<never>[] = [
  ...shown,
  never('a report is written and scored at once', ({ hasTag }) => hasTag('isWritable') && hasTag('canScore')),
  never('results are published of what was never sent', ({ hasTag }) => hasTag('isPublished') && !hasTag('wasSent')),
  never('a closed report counts as sent', ({ hasTag }) => hasTag('isClosed') && hasTag('wasSent')),
  never('what waits to be sent was sent', ({ hasTag }) => hasTag('isUnsent') && hasTag('wasSent')),
  eventually('what is returned is read again', {
    once: ({ hasTag }) => hasTag('isReturned'),
    later: ({ hasTag }) => hasTag('canScore'),
  }),
  eventually('every appeal is settled', {
    once: ({ hasTag }) => hasTag('isAppealed'),
    later: ({ isIn }) => isIn('settled'),
  }),
];

const open = { send: { type: 'report.open', isOpen: true }, now: 'draft' } as const;
const write = { send: { type: 'answer.write', isInTime: true, isAskedFor: false } } as const;
const answer = { send: { type: 'answer.write', isInTime: true, isAskedFor: true } } as const;
const writeLate = { send: { type: 'answer.write', isInTime: false, isAskedFor: true }, refused: true } as const;
const submit = { send: { type: 'report.submit', isInTime: true } } as const;
const submitLate = { send: { type: 'report.submit', isInTime: false }, refused: true } as const;
const withdraw = { send: { type: 'report.withdraw', isInTime: true } } as const;
const withdrawLate = { send: { type: 'report.withdraw', isInTime: false }, refused: true } as const;
const close = { send: { type: 'report.close' } } as const;
const begin = { send: { type: 'review.begin', isInTime: false } } as const;
const beginEarly = { send: { type: 'review.begin', isInTime: true }, refused: true } as const;
const score = { send: { type: 'score.give' } } as const;
const giveBack = { send: { type: 'report.return', isFirst: true } } as const;
const giveBackAgain = { send: { type: 'report.return', isFirst: false }, refused: true } as const;
const lapse = { send: { type: 'return.lapse' } } as const;
const settle = { send: { type: 'report.settle' } } as const;
const reopen = { send: { type: 'report.reopen' } } as const;
const publish = { send: { type: 'results.publish' } } as const;
const appeal = { send: { type: 'appeal.make', isInTime: true } } as const;
const appealLate = { send: { type: 'appeal.make', isInTime: false }, refused: true } as const;
const settleAppeal = (hasMore: boolean, isInTime: boolean) =>
  ({ send: { type: 'appeal.settle', hasMore, isInTime } }) as const;
const closeAppeals = { send: { type: 'appeals.close' } } as const;

const sent = { ...submit, now: 'submitted' } as const;
const begun = { ...begin, now: 'under_review' } as const;
const scored = { ...settle, now: 'scored' } as const;
const published = { ...publish, now: 'published' } as const;
const refused = <Step extends object>(step: Step) => ({ ...step, refused: true }) as const;

/** A report's year as the regulations tell it; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof rarReportMachine>[] = [
  {
    name: 'written, withdrawn, sent, returned, sent again, scored, published, settled',
    steps: [
      refused(write),
      refused(submit),
      refused(close),
      { send: { type: 'report.open', isOpen: false }, refused: true },
      open,
      refused(open),
      { ...write, now: 'draft' },
      writeLate,
      submitLate,
      refused(begin),
      refused(withdraw),
      sent,
      refused(write),
      refused(answer),
      refused(submit),
      refused(close),
      refused(score),
      beginEarly,
      withdrawLate,
      { ...withdraw, now: 'withdrawn' },
      { ...write, now: 'withdrawn' },
      writeLate,
      submitLate,
      refused(begin),
      sent,
      begun,
      refused(withdraw),
      refused(answer),
      { ...score, now: 'under_review' },
      refused(publish),
      giveBackAgain,
      { ...giveBack, now: 'returned' },
      refused(write),
      writeLate,
      refused(score),
      submitLate,
      refused(close),
      { ...answer, now: 'returned' },
      { ...submit, now: 'submitted_again' },
      refused(answer),
      refused(giveBack),
      refused(lapse),
      { ...score, now: 'submitted_again' },
      scored,
      refused(score),
      refused(answer),
      refused(appeal),
      published,
      refused(reopen),
      appealLate,
      { ...closeAppeals, now: 'settled' },
      refused(appeal),
    ],
    ends: 'settled',
  },
  {
    name: 'asked for something that never came, scored, looked at again',
    steps: [
      open,
      sent,
      begun,
      { ...giveBack, now: 'returned' },
      { ...lapse, now: 'under_review' },
      giveBackAgain,
      scored,
      { ...reopen, now: 'under_review' },
      scored,
      published,
    ],
    ends: 'published',
  },
  {
    name: 'two appeals, another while there is time, and the last after it',
    steps: [
      open,
      sent,
      begun,
      scored,
      published,
      { ...appeal, now: 'appealed' },
      appealLate,
      { ...appeal, now: 'appealed' },
      refused(closeAppeals),
      { ...settleAppeal(true, true), now: 'appealed' },
      { ...settleAppeal(false, true), now: 'published' },
      { ...appeal, now: 'appealed' },
      { ...settleAppeal(false, false), now: 'settled' },
      refused(settleAppeal(false, true)),
    ],
    ends: 'settled',
  },
  { name: 'never sent', steps: [open, { ...close, now: 'closed' }, refused(write), refused(submit)], ends: 'closed' },
  { name: 'taken back and forgotten', steps: [open, sent, withdraw, { ...close, now: 'closed' }], ends: 'closed' },
];
