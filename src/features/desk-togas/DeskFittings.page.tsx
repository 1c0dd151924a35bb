import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { shorts } from '../../kit/forms/Form.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { between, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type FittingPlanDay, fittingPlanQuery, usePlanDay } from './desk-togas.queries.ts';

/** The hours and the capacity of a day. */
function PlanForm() {
  const { t } = useTranslation('deskTogas');
  const planning = usePlanDay();
  const form = useForm({
    id: 'desk-toga-plan',
    fields: {
      day: { label: t('fittings.day'), rules: [required] },
      from: { label: t('fittings.from'), rules: [required] },
      until: { label: t('fittings.until'), rules: [required] },
      minutes: { label: t('fittings.minutes'), rules: [required, between(5, 120)] },
      capacity: { label: t('fittings.capacity'), rules: [required, between(0, 100)] },
    },
    initial: { from: '10:00', until: '13:00', minutes: '20', capacity: '4' },
    onSubmit: ({ day, from, until, minutes, capacity }) =>
      planning.mutateAsync({ day, from, until, minutes: Number(minutes), capacity: Number(capacity) }),
  });
  return (
    <>
      <LiveRegion text={planning.isSuccess ? t('fittings.done') : ''} />
      <Form form={form} submit={t('fittings.save')}>
        <TextInput {...form.field('day')} type="date" width="medium" />
        <div className={shorts}>
          <TextInput {...form.field('from')} type="time" width="short" />
          <TextInput {...form.field('until')} type="time" width="short" />
        </div>
        <div className={shorts}>
          <TextInput {...form.field('minutes')} inputMode="numeric" width="short" maxLength={3} />
          <TextInput
            {...form.field('capacity')}
            hint={t('fittings.capacityHint')}
            inputMode="numeric"
            width="short"
            maxLength={3}
          />
        </div>
      </Form>
    </>
  );
}

function Days({ days }: { days: readonly FittingPlanDay[] }) {
  const { t } = useTranslation('deskTogas');
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  return (
    <Table
      caption={t('fittings.days')}
      captionHidden
      stacks
      columns={[
        { label: t('fittings.day') },
        { label: t('fittings.hours') },
        { label: t('fittings.booked'), align: 'end' },
      ]}
      rows={days.map(({ date, slots }) => {
        const open = slots.filter(({ capacity }) => capacity > 0);
        const [first, last] = [open[0], open.at(-1)];
        const hours = first && last ? `${moment(first.start).time} – ${moment(last.end).time}` : t('fittings.closed');
        const taken = sumOf(slots.map((slot) => slot.taken));
        const places = sumOf(slots.map((slot) => slot.capacity));
        return { key: date, cells: [dayWords(date).long, hours, t('fittings.of', { taken, places })] };
      })}
    />
  );
}

/** The changes to the plans of all days, oldest first. */
function PlanHistory({ days }: { days: readonly FittingPlanDay[] }) {
  const { t } = useTranslation('deskTogas');
  const dayWords = useDayWords();
  const passages = days
    .flatMap(({ date, history }) =>
      history.map((change) => ({ ...change, note: `${dayWords(date).long}: ${change.note}` })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return <History passages={passages} words={{ 'day.plan': t('fittings.planned') }} />;
}

function FittingsRoom() {
  const { t } = useTranslation('deskTogas');
  const plan = useQuery(fittingPlanQuery);
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.togas(), label: t('title') }} title={t('fittings.title')} />
      <section className={stack.m}>
        <h2>{t('fittings.plan')}</h2>
        <PlanForm />
      </section>
      <section className={stack.m}>
        <h2>{t('fittings.days')}</h2>
        <Loaded query={plan}>
          {(days) => (days.length === 0 ? <EmptyState title={t('fittings.none')} /> : <Days days={days} />)}
        </Loaded>
      </section>
      {plan.data !== undefined && <PlanHistory days={plan.data} />}
    </div>
  );
}

/** The days and slots of the fittings, with their capacity: /desk/togas/fittings */
export default function DeskFittingsPage() {
  return (
    <DeskRoom>
      <FittingsRoom />
    </DeskRoom>
  );
}
