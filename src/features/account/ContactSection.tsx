import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactAnswers, contactOf, useContactSpecs, type ContactDetails } from '../../kit/details/contact.ts';
import { ContactFields } from '../../kit/details/ContactFields.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { localitiesQuery } from '../../kit/reference/reference.queries.ts';
import { EditableSection, type Ways } from './EditableSection.tsx';
import { EditForm } from './EditForm.tsx';
import { useChangeDetails } from './details.queries.ts';
import { namingFieldsOf } from './part-refusal.ts';
import { spacedMobile, spacedPostcode } from '../../kit/details/spaced.ts';

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
