import { rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import { cover, explore, type ModelFor } from 'xstate-paths';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';

/** A report's year as people and the calendar cause it: what the chart refuses is tried in tests/api/rar-walk.full.test.ts. */
const walkModel = {
  events: {
    'report.open': [{ isOpen: true }],
    'answer.write': [{ isInTime: true, isAskedFor: true }],
    'report.submit': [{ isInTime: true }],
    'report.withdraw': [{ isInTime: true }],
    'review.begin': [{ isInTime: false }],
    'report.return': [{ isFirst: true }],
    'appeal.make': [{ isInTime: true }],
    'appeal.settle': [
      { hasMore: true, isInTime: true },
      { hasMore: false, isInTime: true },
      { hasMore: false, isInTime: false },
    ],
  },
  actors: {},
} satisfies ModelFor<typeof rarReportMachine>;

/** Transitions that nobody, and nothing in the world, can cause in a browser: there are none. */
export const unwalkable: Readonly<Record<string, string>> = {};

/** Steps after which a path may end. */
const length = 8;
/** After these the chart is where it has been, but the readers can't ask a second time: another report has to be walked from there. */
const isSecondTime = new Set(['return.lapse', 'report.reopen']);

/** The paths through the year of a report. */
export function walkOfReport(): Walk {
  const exploration = explore(rarReportMachine, walkModel);
  const avoid = () => false;
  const { paths } = cover(exploration, { avoid });
  const endsPath = ({ stimulus }: (typeof exploration.arcs)[number]) =>
    stimulus.kind === 'event' && isSecondTime.has(stimulus.event.type);
  return { exploration, paths: inPieces(exploration, paths, { avoid, length, endsPath }), before: 0 };
}
