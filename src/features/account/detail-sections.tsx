import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type ContactDetails,
  ContactFields,
  contactAnswers,
  contactOf,
  useContactSpecs,
} from '../../kit/details/ContactFields.tsx';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import {
  type PersonalDetails,
  PersonalFields,
  personalOf,
  usePersonalSpecs,
} from '../../kit/details/PersonalFields.tsx';
import { spacedMobile, spacedPostcode } from '../../kit/details/spaced.ts';
import {
  type StudiesField,
  StudiesFields,
  studiesAnswers,
  studiesOf,
  useStudiesSpecs,
} from '../../kit/details/StudiesFields.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { localitiesQuery, nationalitiesQuery } from '../../kit/reference/reference.queries.ts';
import type { Profile } from '../../kit/person/profile.ts';
import { useChangeDetails } from './details.queries.ts';
import { EditForm, EditableSection, type Ways, namingFieldsOf } from './EditableSection.tsx';

/** The person's name and other personal details. */
export function PersonalSection({ personal }: { personal: PersonalDetails | null }) {
  const { t } = useTranslation(['details', 'account']);
  const { data: countries = [] } = useQuery(nationalitiesQuery);
  const none = t('account:details.none');
  const nationality = countries.find(({ id }) => id === personal?.nationality)?.name;
  const answers = [
    { label: t('full_name'), value: personal ? `${personal.first_name} ${personal.last_name}` : none },
    { label: t('document'), value: personal ? `${t(personal.document_kind)}, ${personal.document_number}` : none },
    { label: t('nationality'), value: personal ? (nationality ?? personal.nationality) : none },
  ];
  return (
    <EditableSection
      title={t('title.personal')}
      formId="account-personal"
      answers={answers}
      renderForm={(ways) => <PersonalForm personal={personal} {...ways} />}
    />
  );
}

interface PersonalSectionFormProps extends Ways {
  personal: PersonalDetails | null;
}

function PersonalForm({ personal, onSaved, onCancel }: PersonalSectionFormProps) {
  const { mutateAsync } = useChangeDetails();
  const form = useForm({
    id: 'account-personal',
    fields: usePersonalSpecs(),
    initial: personal ?? undefined,
    onSubmit: async (answers) => {
      await namingFieldsOf('personal', mutateAsync({ personal: personalOf(answers) }));
      onSaved();
    },
  });
  return (
    <EditForm form={form} onCancel={onCancel}>
      <PersonalFields form={form} />
    </EditForm>
  );
}

/** The person's contact details. */
export function ContactSection({ contact }: { contact: ContactDetails | null }) {
  const { t } = useTranslation(['details', 'account']);
  const { data: localities = [] } = useQuery(localitiesQuery);
  const none = t('account:details.none');
  const locality = localities.find(({ id }) => id === contact?.locality)?.name ?? contact?.locality;
  const answers = [
    { label: t('address_line_1'), value: contact?.address_line_1 ?? none },
    { label: t('address_line_2_label'), value: contact?.address_line_2 ?? none },
    { label: t('locality'), value: locality ?? none },
    { label: t('postcode'), value: contact ? spacedPostcode(contact.postcode) : none },
    { label: t('mobile'), value: contact ? spacedMobile(contact.mobile) : none },
    { label: t('personal_email_label'), value: contact?.personal_email ?? none },
  ];
  return (
    <EditableSection
      title={t('title.contact')}
      formId="account-contact"
      answers={answers}
      renderForm={(ways) => <ContactForm contact={contact} {...ways} />}
    />
  );
}

interface FormProps extends Ways {
  contact: ContactDetails | null;
}

function ContactForm({ contact, onSaved, onCancel }: FormProps) {
  const { mutateAsync } = useChangeDetails();
  const form = useForm({
    id: 'account-contact',
    fields: useContactSpecs(),
    initial: contactAnswers(contact),
    onSubmit: async (answers) => {
      await namingFieldsOf('contact', mutateAsync({ contact: contactOf(answers) }));
      onSaved();
    },
  });
  return (
    <EditForm form={form} onCancel={onCancel}>
      <ContactFields form={form} />
    </EditForm>
  );
}

interface Props {
  academic: AccountDetails['academic'];
  userType: Profile['user_type'];
}

/** The person's course of studies. */
export function AcademicSection({ academic, userType }: Props) {
  const { t } = useTranslation(['details', 'account']);
  const none = t('account:details.none');
  const answers = [
    { label: t('entity'), value: academic?.entity ?? none },
    { label: t('course'), value: academic?.course ?? none },
    { label: t('enrollment_type'), value: academic?.enrollment_type ?? none },
    { label: t('start_year'), value: academic?.start_year ?? none },
    { label: t('graduation_year'), value: academic?.graduation_year ?? none },
  ];
  return (
    <EditableSection
      title={t('title.academic')}
      formId="account-studies"
      answers={answers}
      renderForm={(ways) => <AcademicForm academic={academic} userType={userType} {...ways} />}
    />
  );
}

function AcademicForm({ academic, userType, onSaved, onCancel }: Props & Ways) {
  const { mutateAsync } = useChangeDetails();
  const form = useForm<StudiesField>({
    id: 'account-studies',
    fields: useStudiesSpecs(),
    initial: studiesAnswers(academic),
    watch: ['entity_id'],
    onSubmit: async (answers) => {
      await namingFieldsOf('academic', mutateAsync({ academic: studiesOf(answers) }));
      onSaved();
    },
  });
  return (
    <EditForm form={form} onCancel={onCancel}>
      <StudiesFields form={form} userType={userType} />
    </EditForm>
  );
}
