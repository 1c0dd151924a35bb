import { useTranslation } from 'react-i18next';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import { contactAnswers, contactOf, useContactSpecs } from '../details/contact.ts';
import { ContactFields } from '../details/ContactFields.tsx';
import type { AccountDetails } from '../details/details.queries.ts';
import { personalOf, usePersonalSpecs } from '../details/personal.ts';
import { PersonalFields } from '../details/PersonalFields.tsx';
import { studiesAnswers, studiesOf, useStudiesSpecs } from '../details/studies.ts';
import { StudiesFields } from '../details/StudiesFields.tsx';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.ts';
import type { FieldSpecs } from '../forms/validate.ts';
import { AnsweredBefore } from './AnsweredBefore.tsx';
import { Back } from './Back.tsx';
import { formIds } from './form-ids.ts';
import { StepPage } from './StepPage.tsx';
import { useRefusal } from './use-refusal.ts';
import { useFact, useIsBusy, useSend } from './use-registration.ts';

interface DetailForm<Name extends string> {
  id: string;
  fields: FieldSpecs<Name>;
  initial: Partial<Record<NoInfer<Name>, string>>;
  watch?: readonly NoInfer<Name>[];
  eventOf: (answers: Record<Name, string>) => RegistrationEvent;
}

/** A form whose answers go to the chart. */
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

/** Who the person is. */
export function PersonalScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('personal.lead')}>
      <AnsweredBefore step="PERSONAL">{(told) => <PersonalForm given={told?.personal ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}

/** Where the person can be reached. */
export function ContactScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('contact.lead')}>
      <AnsweredBefore step="CONTACT">{(told) => <ContactForm given={told?.contact ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}

/** What the person studies. */
export function CourseScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('course.lead')}>
      <AnsweredBefore step="COURSE">{(told) => <CourseForm given={told?.academic ?? null} />}</AnsweredBefore>
    </StepPage>
  );
}
