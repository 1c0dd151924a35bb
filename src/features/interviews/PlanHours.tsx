import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { shorts } from '../../kit/forms/Form.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { endAfter, required, type Rule, textIn } from '../../kit/forms/rules.ts';
import { type FormOf, useForm } from '../../kit/forms/use-form.ts';
import type { FieldSpecs } from '../../kit/forms/validate.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type PlanCompany, usePlanInterviews } from './desk-interviews.queries.ts';
import { hoursOf, type Hours, slotsOutside } from './plan-hours.ts';

type Plan = readonly PlanCompany[];
type Place = { company: string; day: string };
type Wish = Place & { hours: Hours[]; version: string };

/** The choice of a company and a day, which both forms of the plan have. */
export function usePlaces(plan: Plan) {
  const dayWords = useDayWords();
  return {
    companies: plan.map(({ company: { slug, title } }) => ({ value: slug, label: title })),
    days: (plan[0]?.days ?? []).map(({ date }) => ({ value: date, label: dayWords(date).long })),
    /** The words for one of each, as texts name them. */
    namesOf: (wanted: Place) => ({
      company: plan.find(({ company }) => company.slug === wanted.company)?.company.title ?? wanted.company,
      date: dayWords(wanted.day).short,
    }),
  };
}

/** A company's day in the plan. */
export const dayIn = (plan: Plan, { company, day }: Place) =>
  plan.find(({ company: { slug } }) => slug === company)?.days.find(({ date }) => date === day);

const versionOf = (plan: Plan, place: Place): string => dayIn(plan, place)?.version ?? '';

/** Neither or both: a stretch has a start and an end. */
const withIts =
  (other: string): Rule =>
  (answer, form) =>
    textIn(form, other) === '' ? undefined : required(answer, form);

type Times = Record<'morningFrom' | 'morningUntil' | 'afternoonFrom' | 'afternoonUntil', string>;

/** A day's slots by the clock, and its hours as the form's four fields. */
function useHours(plan: Plan) {
  const moment = useMomentWords();
  const slotsOf = (place: Place) =>
    (dayIn(plan, place)?.slots ?? []).map(({ start, end, is_taken }) => ({
      from: moment(start).time,
      until: moment(end).time,
      isTaken: is_taken,
    }));
  const timesOf = (place: Place): Times => {
    const { morning, afternoon } = hoursOf(slotsOf(place));
    return {
      morningFrom: morning.from,
      morningUntil: morning.until,
      afternoonFrom: afternoon.from,
      afternoonUntil: afternoon.until,
    };
  };
  return { slotsOf, timesOf };
}

interface RemovalProps {
  place: { company: string; date: string };
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before slots go that students could choose; open while there are some. */
function Removal({ place, count, onConfirm, onClose }: RemovalProps) {
  const { t } = useTranslation(['deskInterviews', 'desk']);
  return (
    <ConfirmDialog
      open={count > 0}
      onClose={onClose}
      title={t('plan.removeTitle', { count })}
      confirm={t('plan.remove', { count })}
      onConfirm={onConfirm}
      keep={t('desk:cancel')}
    >
      <p>{t('plan.removeBody', { ...place, count })}</p>
    </ConfirmDialog>
  );
}

function useFields(): FieldSpecs<keyof Place | keyof Times> {
  const { t } = useTranslation('deskInterviews');
  return {
    company: { label: t('company'), rules: [required] },
    day: { label: t('plan.day'), rules: [required] },
    morningFrom: { label: t('plan.morningFrom'), rules: [withIts('morningUntil')] },
    morningUntil: { label: t('plan.morningUntil'), rules: [withIts('morningFrom'), endAfter('morningFrom')] },
    afternoonFrom: { label: t('plan.afternoonFrom'), rules: [withIts('afternoonUntil')] },
    afternoonUntil: { label: t('plan.afternoonUntil'), rules: [withIts('afternoonFrom'), endAfter('afternoonFrom')] },
  };
}

/** The stretches that were filled in. */
const hoursIn = ({ morningFrom, morningUntil, afternoonFrom, afternoonUntil }: Times): Hours[] =>
  [
    { from: morningFrom, until: morningUntil },
    { from: afternoonFrom, until: afternoonUntil },
  ].filter(({ from }) => from !== '');

interface TimeFieldsProps {
  form: FormOf<keyof Place | keyof Times>;
  /** The values to begin with; undefined where the form knows them. */
  times: Times | undefined;
}

/** The start and the end of the morning and of the afternoon. */
function TimeFields({ form, times }: TimeFieldsProps) {
  const time = (name: keyof Times) => {
    const field = form.field(name);
    return { ...field, defaultValue: times?.[name] ?? field.defaultValue, type: 'time', width: 'short' } as const;
  };
  return (
    <>
      <div className={shorts}>
        <TextInput {...time('morningFrom')} />
        <TextInput {...time('morningUntil')} />
      </div>
      <div className={shorts}>
        <TextInput {...time('afternoonFrom')} />
        <TextInput {...time('afternoonUntil')} />
      </div>
    </>
  );
}

/** Lays out a company's day: a morning, an afternoon, or neither. It begins with the hours that the day has. */
export function HoursForm({ plan }: { plan: Plan }) {
  const { t } = useTranslation('deskInterviews');
  const planning = usePlanInterviews();
  const { companies, days, namesOf } = usePlaces(plan);
  const { slotsOf, timesOf } = useHours(plan);
  const [asked, setAsked] = useState<{ wish: Wish; lost: number }>();
  const [saves, setSaves] = useState(0);
  const save = (wish: Wish) => planning.mutate(wish, { onSuccess: () => setSaves((before) => before + 1) });
  const [seen, setSeen] = useState({ fieldsKey: '', version: '' });
  // The fields show the hours of this version. Once a refusal has said that a colleague changed them, the latest counts as seen.
  const versionSeen = (wanted: Place) => (planning.isError ? versionOf(plan, wanted) : seen.version);
  const first = { company: companies[0]?.value ?? '', day: days[0]?.value ?? '' };
  const form = useForm({
    id: 'desk-interview-hours',
    fields: useFields(),
    initial: { ...first, ...timesOf(first) },
    save: false,
    watch: ['company', 'day'],
    isBusy: planning.isPending,
    refusal: planning.error && refusalOf(planning.error),
    onSubmit: ({ company, day, ...times }) => {
      const hours = hoursIn(times);
      const lost = slotsOutside(slotsOf({ company, day }), hours);
      // Where somebody has one of them, the server refuses.
      const wish = { company, day, hours, version: versionSeen({ company, day }) };
      if (lost.length === 0 || lost.some(({ isTaken }) => isTaken)) save(wish);
      else setAsked({ wish, lost: lost.length });
    },
  });
  const place = { company: form.value('company'), day: form.value('day') };
  const [companyField, dayField] = [form.field('company'), form.field('day')];
  const isFirst = saves === 0 && place.company === companyField.defaultValue && place.day === dayField.defaultValue;
  const fieldsKey = `${place.company} ${place.day} ${saves}`;
  if (seen.fieldsKey !== fieldsKey) setSeen({ fieldsKey, version: versionOf(plan, place) });
  return (
    <>
      {planning.isSuccess && (
        <StatusMessage>
          {t('plan.done', {
            ...namesOf(planning.variables),
            count: dayIn([planning.data], planning.variables)?.slots.length ?? 0,
          })}
        </StatusMessage>
      )}
      <Form form={form} submit={t('plan.save')}>
        <Select {...companyField} width="medium" options={companies} />
        <Select {...dayField} width="medium" options={days} />
        {/* Another day begins with its own hours, and so does one that was saved. */}
        <TimeFields key={fieldsKey} form={form} times={isFirst ? undefined : timesOf(place)} />
      </Form>
      <Removal
        place={namesOf(asked?.wish ?? place)}
        count={asked?.lost ?? 0}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) save(asked.wish);
          setAsked(undefined);
        }}
      />
    </>
  );
}
