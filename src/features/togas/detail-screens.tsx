import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { slotOf } from '../../../machines/toga/rules.ts';
import type { Rental, TogaDetails, TogaStep } from '../../../machines/toga/toga.types.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pair } from '../../kit/forms/Form.css.ts';
import { keepDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { between, maxLength, minLength, required, type Rule } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { Bill, useSizeWords } from './RentalPass.tsx';
import { StepPage, useRefusal } from './StepPage.tsx';
import { BackTo, detailsForm, useCan, useFact, useIsBusy, useSend } from './togas.flow.ts';
import { fittingDatesQuery, togaStatusQuery, togaTypesQuery } from './togas.queries.ts';

type Graduations = readonly { date: string; collect_from: string }[];

const typedOf = ({ height, head, degree, graduation }: Rental) => ({
  height: String(height),
  head: String(head),
  degree,
  graduation_day: graduation.date,
});

/** A height as it is sent: `1.72` can only be metres. Anything else is as it was typed. */
const centimetresIn = (typed: string): string => typed.trim().replace(/^([12])[.,](\d\d)$/, '$1$2');

const heightRule = between(120, 230);
const height: Rule = (answer, form) => heightRule(typeof answer === 'string' ? centimetresIn(answer) : answer, form);

const detailsOf = (answers: Record<keyof TogaDetails, string>): TogaDetails => ({
  ...answers,
  height: Number(centimetresIn(answers.height)),
  head: Number(answers.head),
});

function DetailsForm({ graduations }: { graduations: Graduations }) {
  const { t } = useTranslation(['togas', 'common']);
  const send = useSend();
  const dayWords = useDayWords();
  const rental = useFact(({ context }) => context.rental);
  const form = useForm({
    id: detailsForm,
    fields: {
      graduation_day: { label: t('details.graduation'), rules: [required] },
      degree: { label: t('details.degree'), rules: [required, minLength(2), maxLength(120)] },
      height: { label: t('details.height'), rules: [required, height] },
      head: { label: t('details.head'), rules: [required, between(48, 68)] },
    },
    initial: rental === null ? {} : typedOf(rental),
    isBusy: useIsBusy(),
    refusal: useRefusal(),
    onSubmit: (answers) => send({ type: 'details.save', details: detailsOf(answers) }),
  });
  return (
    <Form form={form} submit={t('common:continue')} busy={t('details.busy')} ways={<BackTo step="fitting" />}>
      <Select
        {...form.field('graduation_day')}
        width="medium"
        placeholder={t('details.choose')}
        options={graduations.map(({ date }) => ({ value: date, label: dayWords(date).long }))}
      />
      <TextInput {...form.field('degree')} hint={t('details.degreeHint')} maxLength={120} />
      <div className={pair}>
        <TextInput
          {...form.field('height')}
          hint={t('details.heightHint')}
          width="short"
          inputMode="decimal"
          maxLength={10}
        />
        <TextInput
          {...form.field('head')}
          hint={t('details.headHint')}
          width="short"
          inputMode="numeric"
          maxLength={2}
        />
      </div>
    </Form>
  );
}

/** The graduate's details. Only graduations after the fitting can be chosen. */
export function DetailsScreen() {
  const { t } = useTranslation('togas');
  const status = useQuery(togaStatusQuery);
  const { data: days = [] } = useQuery(fittingDatesQuery);
  const slot = useFact(({ context }) => slotOf(context));
  const end = days.flatMap(({ occurrences }) => occurrences).find(({ id }) => id === slot)?.end;
  const isInTime = ({ collect_from }: Graduations[number]) =>
    end === undefined || Date.parse(collect_from) >= Date.parse(end);
  return (
    <StepPage lead={t('details.lead')}>
      <Loaded query={status}>{({ graduations }) => <DetailsForm graduations={graduations.filter(isInTime)} />}</Loaded>
    </StepPage>
  );
}

function Answers({ rental }: { rental: Rental }) {
  const { t } = useTranslation(['togas', 'common']);
  const send = useSend();
  const moment = useMomentWords();
  const dayWords = useDayWords();
  const canChange = useCan({ type: 'step.open', step: 'pieces' });
  const change = (step: TogaStep) =>
    canChange ? { change: { label: t('common:change'), onSelect: () => send({ type: 'step.open', step }) } } : {};
  const { long, time } = moment(rental.fitting.start);
  const { data: types = [] } = useQuery(togaTypesQuery);
  const worn = types.filter(({ id }) => rental.pieces.includes(id));
  const sizes = useSizeWords(rental);
  return (
    <SummaryList
      answers={[
        { label: t('steps.pieces'), value: worn.map(({ name }) => name).join(', '), ...change('pieces') },
        { label: t('check.fitting'), value: t('at', { date: long, time }), ...change('fitting') },
        { label: t('details.graduation'), value: dayWords(rental.graduation.date).long, ...change('details') },
        { label: t('details.degree'), value: rental.degree, ...change('details') },
        { label: t('details.height'), value: t('check.cm', { count: rental.height }), ...change('details') },
        { label: t('details.head'), value: t('check.cm', { count: rental.head }), ...change('details') },
        { label: t('check.sizes'), value: sizes.join('; ') },
      ]}
    />
  );
}

function Payment({ rental }: { rental: Rental }) {
  const { t } = useTranslation('togas');
  const send = useSend();
  const isBusy = useIsBusy();
  const isGivingUp = useFact((flow) => flow.matches('cancelling'));
  const form = useForm({
    id: 'toga-check',
    fields: { agreed: { label: t('check.noRefund'), rules: [required] } },
    save: false,
    isBusy,
    onSubmit: () => send({ type: 'order.pay' }),
  });
  return (
    <Form
      form={form}
      submit={t('check.pay', { sum: rental.amount.formatted })}
      busy={t(isGivingUp ? 'check.cancelling' : 'check.busy')}
      ways={
        <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'rental.cancel' })}>
          {t('check.cancel')}
        </Button>
      }
    >
      <Checkbox {...form.box('agreed')} label={t('check.noRefund')} />
    </Form>
  );
}

/** A summary of every answer, each with a link to change it, before the payment. */
export function CheckScreen() {
  const { t } = useTranslation('togas');
  const rental = useFact(({ context }) => context.rental);
  const moment = useMomentWords();
  useEffect(() => {
    // The slot may be lost before it is paid, and the rental with it.
    if (rental !== null) keepDraft(sessionStorage, detailsForm, typedOf(rental));
  }, [rental]);
  if (rental === null) return null;
  return (
    <StepPage lead={t('check.lead')}>
      {rental.expires_at !== null && (
        <Banner title={t('check.held', { time: moment(rental.expires_at).time })}>
          <p>{t('check.heldBody')}</p>
        </Banner>
      )}
      <Answers rental={rental} />
      <section className={stack.s}>
        <h2>{t('check.bill')}</h2>
        <Bill pieces={rental.pieces} />
        <p>{t('check.deposit', { sum: rental.deposit.formatted })}</p>
      </section>
      <Payment rental={rental} />
    </StepPage>
  );
}
