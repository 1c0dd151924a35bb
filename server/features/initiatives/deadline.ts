import { comingStretches } from '../../kernel/calendar/yearly.ts';
import type { Fund } from '../../kernel/content/site/initiatives.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type Deadline = NonNullable<Schemas['Today']['deadline']>;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the next opening after `today` (as 2026-11-21) or closing from `today` on; a tie goes to the first slug. */
export function nextDeadline(funds: readonly Fund[], locale: Locale, today: string): Deadline | null {
  const coming = funds.flatMap(({ slug, name, windows }) =>
    comingStretches(windows, today).map(({ opens_on, closes_on }): Deadline => {
      const kind = opens_on > today ? 'opens' : 'closes';
      const days = daysBetween(today, kind === 'opens' ? opens_on : closes_on);
      return { slug, name: name[locale], kind, days, opens_on, closes_on };
    }),
  );
  const [next] = coming.toSorted((one, other) => one.days - other.days || one.slug.localeCompare(other.slug));
  return next ?? null;
}
