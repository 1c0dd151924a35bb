import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import * as styles from './rentals.css.ts';
import { type RentalRequest, type RentalWish, useSaveRental } from './rentals.queries.ts';

/** The same wish without some of its weeks. */
function without(request: RentalRequest, left_out: string[]): RentalWish {
  const { organisation, venue, equipment, purpose, people, access_needs, repeats_until } = request;
  return {
    organisation: organisation?.id ?? null,
    venue: venue?.id ?? null,
    equipment: equipment.map(({ id, quantity }) => ({ id, quantity })),
    start: request.start_local,
    end: request.end_local,
    purpose,
    people,
    access_needs,
    repeats_until,
    left_out,
  };
}

/** Leaves out the weeks of a request at which its venue is taken, and asks for them again; nothing where there are no such weeks. */
export function Weeks({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const saving = useSaveRental(request.id);
  const { times, clashes, left_out, can_change } = request;
  const taken = clashes.map(({ day }) => day);
  const canLeaveOut = can_change && taken.length > 0 && taken.length < times.length;
  const save = (days: string[]) => saving.mutate(without(request, days));
  return (
    <>
      <LiveRegion text={saving.isSuccess ? t('weeks.done') : ''} />
      <Failure error={saving.error} />
      {canLeaveOut && (
        <div>
          <Button
            variant="line"
            busy={saving.isPending ? t('form.busy') : undefined}
            onClick={() => save([...left_out, ...taken])}
          >
            {t('weeks.leaveOut', { count: taken.length })}
          </Button>
        </div>
      )}
      {can_change && left_out.length > 0 && (
        <div>
          <Button variant="quiet" busy={saving.isPending ? t('form.busy') : undefined} onClick={() => save([])}>
            {t('weeks.takeBack')}
          </Button>
        </div>
      )}
    </>
  );
}

type Span = RentalRequest['times'][number];

function SpanList({ spans }: { spans: readonly Span[] }) {
  const moment = useMomentWords();
  return (
    <ul className={styles.times}>
      {spans.map(({ start, end }) => {
        const [from, until] = [moment(start), moment(end)];
        const to = from.short === until.short ? until.time : `${until.short}, ${until.time}`;
        return (
          <li key={start}>
            {from.short}, {from.time} – {to}
          </li>
        );
      })}
    </ul>
  );
}

interface TimesProps {
  request: RentalRequest;
  /** Says what to do about a venue that is taken. */
  advice: string;
}

/** The times of a request that repeats each week, and those at which its venue is taken by now. */
export function Times({ request: { times, clashes }, advice }: TimesProps) {
  const { t } = useTranslation('rentals');
  return (
    <>
      {clashes.length > 0 && (
        <Banner
          tone="warn"
          title={times.length === 1 ? t('times.taken') : t('times.clashes', { count: clashes.length })}
        >
          <SpanList spans={clashes} />
          <p>{advice}</p>
        </Banner>
      )}
      {times.length > 1 && (
        <details className={styles.all}>
          <summary className={styles.opens}>{t('times.all', { count: times.length })}</summary>
          <SpanList spans={times} />
        </details>
      )}
    </>
  );
}
