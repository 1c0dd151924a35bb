import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import * as styles from './rentals.css.ts';
import type { RentalTerms } from '../../kit/rental-terms.ts';
import { rentalCalendarQuery } from './rentals.queries.ts';

/** When the venue is taken, in the four weeks from the day that was chosen, in a place of its own that never grows. */
export function VenueDays(props: { venue: string; day: string }) {
  return (
    <div className={styles.venueDays}>
      <TakenDays {...props} />
    </div>
  );
}

function TakenDays({ venue, day }: { venue: string; day: string }) {
  const { t } = useTranslation('rentals');
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const query = useQuery({ ...rentalCalendarQuery('venue', venue, day), enabled: day !== '' });
  if (day === '') return <p className={styles.detail}>{t('free.later')}</p>;
  return (
    <Loaded query={query} parts={['short', 'long', 'medium', 'long']}>
      {(days) => {
        const busy = days.filter(({ taken }) => taken.length > 0);
        if (busy.length === 0) return <Banner>{t('free.all', { date: dayWords(day).date })}</Banner>;
        return (
          <Table
            caption={t('free.taken')}
            columns={[{ label: t('free.day') }, { label: t('free.when') }]}
            rows={busy.map(({ date, taken }) => ({
              key: date,
              cells: [
                dayWords(date).short,
                taken
                  .map(({ start, end }) => {
                    const [from, until] = [moment(start), moment(end)];
                    return from.short === until.short
                      ? `${from.time} – ${until.time}`
                      : `${from.short}, ${from.time} – ${until.short}, ${until.time}`;
                  })
                  .join('; '),
              ],
            }))}
          />
        );
      }}
    </Loaded>
  );
}

interface ThingProps {
  offer: RentalTerms['equipment'][number];
  /** The day on which it begins; empty while none is chosen. */
  day: string;
  /** When it ends, at the portal; empty while that is not chosen. */
  end: string;
  field: Pick<ComponentProps<typeof TextInput>, 'id' | 'name' | 'label' | 'error' | 'defaultValue'>;
}

/** How many of one thing; its hint says how many are left on the days that were chosen, which is the least of them. */
export function ThingField({ offer, day, end, field }: ThingProps) {
  const { t } = useTranslation('rentals');
  const { data: days } = useQuery({ ...rentalCalendarQuery('equipment', offer.id, day), enabled: day !== '' });
  const wanted = days?.filter(({ date }) => date === day || `${date}T00:00` < end) ?? [];
  const least = Math.min(...wanted.map(({ left }) => left ?? offer.quantity));
  const stock =
    wanted.length === 0
      ? t('free.inAll', { count: offer.quantity })
      : t(wanted.length === 1 ? 'free.left' : 'free.leftOnAll', { count: least, all: offer.quantity });
  const { price, deposit } = offer;
  const hint = [
    stock,
    t('free.longest', { count: offer.longest_days }),
    ...(price.amount === 0 ? [] : [t('free.price', { sum: price.formatted })]),
    ...(deposit.amount === 0 ? [] : [t('free.deposit', { sum: deposit.formatted })]),
  ].join(' ');
  return <TextInput {...field} inputMode="numeric" width="short" maxLength={5} hint={hint} />;
}

/** How many of each thing, in one group. */
export function ThingFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('rentals');
  return (
    <fieldset className={styles.things}>
      <legend className={styles.legend}>{t('form.howMany')}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
