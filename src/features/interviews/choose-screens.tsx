import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Half } from '../../../machines/interview/interview.types.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { StepPage } from './StepPage.tsx';
import { BackTo, slotForm, useFact, useIsBusy, useSend } from './interview.flow.ts';
import { canHave, companyQuery, expoQuery, isFree, slotsQuery, type Slot, type SlotDay } from './interviews.queries.ts';

const parts = ['morning', 'afternoon'] as const;

const valueOf = ({ date, part }: Half): string => `${date} ${part}`;

/** Every half-day on which the company interviews. */
const halvesOf = (days: readonly SlotDay[]) =>
  days.flatMap((day) =>
    parts.filter((part) => day[part].length > 0).map((part) => ({ date: day.date, part, slots: day[part] })),
  );

/** Slots are free, but the student is elsewhere at the time of each. */
function NoTime() {
  const { t } = useTranslation('interviews');
  return (
    <>
      <Banner tone="info" title={t('clash.all')}>
        <p>{t('clash.move')}</p>
      </Banner>
      <div className={row}>
        <LinkButton variant="act" href={paths.myInterviews()}>
          {t('mine')}
        </LinkButton>
        <BackTo step="booked">{t('move.keep')}</BackTo>
      </div>
    </>
  );
}

function WhenForm({ days }: { days: readonly SlotDay[] }) {
  const { t } = useTranslation(['interviews', 'common']);
  const send = useSend();
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const half = useFact(({ context }) => context.half);
  const halves = halvesOf(days);
  const form = useForm({
    id: 'interview-when',
    fields: { half: { label: t('when.label'), rules: [required] } },
    initial: { half: half === null ? '' : valueOf(half) },
    save: false,
    onSubmit: ({ half: value }) => {
      const chosen = halves.find((each) => valueOf(each) === value);
      if (chosen !== undefined) send({ type: 'half.choose', half: { date: chosen.date, part: chosen.part } });
    },
  });
  const slots = halves.flatMap((each) => each.slots);
  if (slots.some(isFree) && !slots.some(canHave)) return <NoTime />;
  return (
    <Form form={form} submit={t('common:continue')} ways={<BackTo step="booked">{t('move.keep')}</BackTo>}>
      <RadioCards
        {...form.field('half')}
        options={halves.map(({ slots, ...each }) => {
          const left = slots.filter(canHave).length;
          const time = (slot: Slot | undefined) => (slot === undefined ? '' : moment(slot.start).time);
          return {
            value: valueOf(each),
            title: `${dayWords(each.date).long}, ${t(each.part)}`,
            detail: t('starts', { from: time(slots[0]), to: time(slots.at(-1)) }),
            aside: left > 0 ? t('left', { count: left }) : t(slots.some(isFree) ? 'clash.rest' : 'none'),
            isTaken: left === 0,
          };
        })}
      />
    </Form>
  );
}

/** The day, and its morning or afternoon. */
export function WhenScreen() {
  const { t } = useTranslation('interviews');
  const company = useFact(({ context }) => context.company);
  const slots = useQuery(slotsQuery(company));
  const { data: expo } = useQuery(expoQuery);
  const howLong =
    expo && `${t('howLong', { count: expo.interview_minutes })} ${t('early', { count: expo.arrive_minutes_early })}`;
  return (
    <StepPage lead={howLong}>
      <Loaded query={slots}>{(days) => <WhenForm days={days} />}</Loaded>
    </StepPage>
  );
}

function SlotForm({ slots, own }: { slots: readonly Slot[]; own: string | null }) {
  const { t } = useTranslation(['interviews', 'common']);
  const send = useSend();
  const moment = useMomentWords();
  const isMoving = useFact(({ context }) => context.isMoving);
  const company = useFact(({ context }) => context.company);
  const wordsOf = ({ company: title, start, end }: NonNullable<Slot['clash']>) => {
    const { time } = moment(start);
    return { company: title, time, from: time, to: moment(end).time };
  };
  const asideOf = ({ clash, is_free }: Slot) => {
    if (clash !== null) return t(clash.reason === 'overlap' ? 'clash.aside' : 'clash.close');
    return is_free ? undefined : t('slot.taken');
  };
  const form = useForm({
    id: slotForm(company),
    fields: { slot: { label: t('slot.label'), rules: [required] } },
    initial: { slot: own !== null && !isMoving ? own : '' },
    isBusy: useIsBusy(),
    onSubmit: ({ slot }) => send({ type: 'slot.choose', slot }),
  });
  return (
    <Form
      form={form}
      submit={t(isMoving ? 'move.submit' : 'common:continue')}
      busy={t(isMoving ? 'move.busy' : 'slot.busy')}
      ways={
        <>
          <BackTo step="when" />
          <BackTo step="booked">{t('move.keep')}</BackTo>
        </>
      }
    >
      <RadioCards
        {...form.field('slot')}
        columns="two"
        options={slots.map((slot) => {
          const isOwn = slot.id === own;
          const { clash } = slot;
          return {
            value: slot.id,
            title: `${moment(slot.start).time} – ${moment(slot.end).time}`,
            detail:
              clash === null
                ? undefined
                : t(clash.reason === 'overlap' ? 'clash.with' : 'clash.arrival', wordsOf(clash)),
            aside: isOwn ? t('slot.own') : asideOf(slot),
            isTaken: !canHave(slot) && (!isOwn || isMoving),
          };
        })}
      />
    </Form>
  );
}

/** The times of the half-day. */
export function SlotScreen() {
  const { t } = useTranslation('interviews');
  const dayWords = useDayWords();
  const { company, half, interview } = useFact(({ context }) => context);
  const days = useQuery(slotsQuery(company));
  if (half === null) return null;
  return (
    <StepPage lead={`${dayWords(half.date).long}, ${t(half.part)}`}>
      <Loaded query={days}>
        {(all) => (
          <SlotForm
            slots={all.find(({ date }) => date === half.date)?.[half.part] ?? []}
            own={interview?.slot ?? null}
          />
        )}
      </Loaded>
    </StepPage>
  );
}

/** Every slot of the company is taken, or it has none. */
export function FullScreen() {
  const { t } = useTranslation('interviews');
  const send = useSend();
  const slug = useFact(({ context }) => context.company);
  const { data: days } = useQuery(slotsQuery(slug));
  const { data: company } = useQuery(companyQuery(slug));
  const others = (
    <LinkButton variant="act" href={paths.companies()}>
      {t('others')}
    </LinkButton>
  );
  if (company?.interviews === false && days?.length === 0)
    return (
      <StepPage heading={t('noInterviews.heading')} lead={t('noInterviews.lead')}>
        <div className={row}>{others}</div>
      </StepPage>
    );
  const isFull = days?.length !== 0;
  return (
    <StepPage heading={t(isFull ? 'full.heading' : 'noTimes.heading')} lead={t(isFull ? 'full.lead' : 'noTimes.lead')}>
      <div className={row}>
        {others}
        <Button variant="line" onClick={() => send({ type: 'retry' })}>
          {t('full.again')}
        </Button>
      </div>
    </StepPage>
  );
}
