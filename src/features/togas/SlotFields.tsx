import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import type { FormOf } from '../../kit/details/ListSelect.tsx';
import { required } from '../../kit/forms/rules.ts';
import type { FieldSpecs } from '../../kit/forms/validate.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Select } from '../../kit/ui/Select.tsx';

export type FittingDay = components['schemas']['FittingDay'];
type SlotField = 'date' | 'occurrence';

/** The fields for choosing a slot. */
export function useSlotSpecs(): FieldSpecs<SlotField> {
  const { t } = useTranslation('togas');
  return {
    date: { label: t('fitting.date'), rules: [required] },
    occurrence: { label: t('fitting.slot'), rules: [required] },
  };
}

const isFull = ({ occurrences }: FittingDay) => occurrences.every(({ left }) => left === 0);

/** Returns the days that have a free slot. */
export const openDays = (days: readonly FittingDay[]): FittingDay[] => days.filter((day) => !isFull(day));

/** Returns the day of a slot, or the first day with a free one. */
export const dayOf = (days: readonly FittingDay[], slot: string | null): string =>
  days.find(({ occurrences }) => occurrences.some(({ id }) => id === slot))?.date ?? openDays(days)[0]?.date ?? '';

interface Props {
  form: FormOf<SlotField>;
  days: readonly FittingDay[];
  /** The person's current slot: it can be kept, full or not. */
  own: string | null;
}

/** A day, then one of its slots; full ones are shown and cannot be chosen. */
export function SlotFields({ form, days, own }: Props) {
  const { t } = useTranslation('togas');
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const date = form.value('date');
  // A day kept from an earlier visit may be over: the list then shows the first open one.
  const { occurrences = [] } = days.find((day) => day.date === date) ?? openDays(days)[0] ?? {};
  return (
    <>
      <Select
        {...form.field('date')}
        width="medium"
        options={days.map((day) => {
          const { long } = dayWords(day.date);
          const isOwn = day.occurrences.some(({ id }) => id === own);
          const isShut = isFull(day) && !isOwn;
          return { value: day.date, label: isShut ? t('fitting.fullDay', { date: long }) : long, disabled: isShut };
        })}
      />
      <RadioCards
        key={date}
        {...form.field('occurrence')}
        columns="two"
        options={occurrences.map(({ id, start, end, left }) => ({
          value: id,
          title: `${moment(start).time} – ${moment(end).time}`,
          aside: id === own ? t('fitting.own') : left === 0 ? t('fitting.full') : t('fitting.left', { count: left }),
          isTaken: left === 0 && id !== own,
        }))}
      />
    </>
  );
}
