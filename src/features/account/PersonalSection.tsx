import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonalFields } from '../../kit/details/PersonalFields.tsx';
import { personalOf, usePersonalSpecs, type PersonalDetails } from '../../kit/details/personal.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { nationalitiesQuery } from '../../kit/reference/reference.queries.ts';
import { EditableSection, type Ways } from './EditableSection.tsx';
import { EditForm } from './EditForm.tsx';
import { useChangeDetails } from './details.queries.ts';
import { namingFieldsOf } from './part-refusal.ts';

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
      answers={answers}
      renderForm={(ways) => <PersonalForm personal={personal} {...ways} />}
    />
  );
}

interface FormProps extends Ways {
  personal: PersonalDetails | null;
}

function PersonalForm({ personal, onSaved, onCancel }: FormProps) {
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
