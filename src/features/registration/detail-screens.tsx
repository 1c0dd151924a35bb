import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, isDone } from '../../../machines/registration/steps.ts';
import { ContactFields, contactAnswers, contactOf, useContactSpecs } from '../../kit/details/ContactFields.tsx';
import { type AccountDetails, detailsQuery } from '../../kit/details/details.queries.ts';
import { PersonalFields, personalOf, usePersonalSpecs } from '../../kit/details/PersonalFields.tsx';
import { StudiesFields, studiesAnswers, studiesOf, useStudiesSpecs } from '../../kit/details/StudiesFields.tsx';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import type { FieldSpecs } from '../../kit/forms/validate.ts';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { formIds, useFact, useIsBusy, useSend } from './registration.flow.ts';
import { Back, StepPage, useRefusal } from './StepPage.tsx';

interface Props {
  /** The step whose answers are read. */
  step: AccountStep;
  /** Called with the earlier answers; null if the step is new to the person. */
  children: (details: AccountDetails | null) => ReactNode;
}

/** Reads the earlier answers of a step that the person returns to, on this device or another. */
function AnsweredBefore({ step, children }: Props) {
  const wasDone = useFact(({ context }) => isDone(context.status, step));
  const { data, error, isFetching, refetch } = useQuery({ ...detailsQuery, enabled: wasDone });
  if (!wasDone) return children(null);
  if (data) return children(data);
  if (!error) return <StepLoading width="inset" />;
  return <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} />;
}

interface DetailForm<Name extends string> {
  id: string;
  fields: FieldSpecs<Name>;
  initial: Partial<Record<NoInfer<Name>, string>>;
  watch?: readonly NoInfer<Name>[];
  eventOf: (answers: Record<Name, string>) => RegistrationEvent;
}

/** A form that sends its answers to the chart. */
function useDetailForm<Name extends string>({ eventOf, ...form }: DetailForm<Name>) {
  const send = useSend();
  return useForm({
    ...form,
    isBusy: useIsBusy(),
    refusal: useRefusal(),
    onSubmit: (answers) => send(eventOf(answers)),
  });
}

function PersonalForm({ given }: { given: AccountDetails['personal'] }) {
  const { t } = useTranslation('common');
  const form = useDetailForm({
    id: formIds.personal,
    fields: usePersonalSpecs(),
    initial: given ?? { document_kind: 'id_card', nationality: 'MT' },
    eventOf: (answers) => ({ type: 'personal.save', answers: personalOf(answers) }),
  });
  return (
    <Form form={form} submit={t('continue')} ways={<Back />}>
      <PersonalFields form={form} />
    </Form>
  );
}

function ContactForm({ given }: { given: AccountDetails['contact'] }) {
  const { t } = useTranslation('common');
  const form = useDetailForm({
    id: formIds.contact,
    fields: useContactSpecs(),
    initial: contactAnswers(given),
    eventOf: (answers) => ({ type: 'contact.save', answers: contactOf(answers) }),
  });
  return (
    <Form form={form} submit={t('continue')} ways={<Back />}>
      <ContactFields form={form} />
    </Form>
  );
}

function CourseForm({ given }: { given: AccountDetails['academic'] }) {
  const { t } = useTranslation('common');
  const userType = useFact(({ context }) => context.status?.user_type ?? 'university_student');
  const form = useDetailForm({
    id: formIds.course,
    fields: useStudiesSpecs(),
    initial: studiesAnswers(given),
    watch: ['entity_id'],
    eventOf: (answers) => ({ type: 'course.save', answers: studiesOf(answers) }),
  });
  return (
    <Form form={form} submit={t('continue')} ways={<Back />}>
      <StudiesFields form={form} userType={userType} />
    </Form>
  );
}

/** The person's name and other personal details. */
export function PersonalScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('personal.lead')}>
      <AnsweredBefore step="PERSONAL">{(told) => <PersonalForm given={told?.personal ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}

/** The person's contact details. */
export function ContactScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('contact.lead')}>
      <AnsweredBefore step="CONTACT">{(told) => <ContactForm given={told?.contact ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}

/** The person's course of studies. */
export function CourseScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('course.lead')}>
      <AnsweredBefore step="COURSE">{(told) => <CourseForm given={told?.academic ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}
