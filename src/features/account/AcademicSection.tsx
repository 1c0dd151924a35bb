import { useTranslation } from 'react-i18next';
import { studiesAnswers, studiesOf, useStudiesSpecs, type StudiesField } from '../../kit/details/studies.ts';
import { StudiesFields } from '../../kit/details/StudiesFields.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import type { Profile } from '../../kit/session/profile.ts';
import { EditableSection, type Ways } from './EditableSection.tsx';
import { EditForm } from './EditForm.tsx';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import { useChangeDetails } from './details.queries.ts';
import { namingFieldsOf } from './part-refusal.ts';

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
