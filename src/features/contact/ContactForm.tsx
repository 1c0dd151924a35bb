import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useProfile } from '../../kit/session/profile.ts';
import { Select } from '../../kit/ui/Select.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import * as styles from './Contact.css.ts';
import { useSendMessage, type Sent } from './contact.queries.ts';
import { topicNamed, topics } from './topics.ts';

const longestMessage = 5000;

interface Props {
  /** The topic from the page's address, if it has one. */
  topic: string | undefined;
  onSent: (sent: Sent) => void;
}

/** Writes to the union. Name and address are not asked for if the person is signed in. */
export function ContactForm({ topic, onSent }: Props) {
  const { t } = useTranslation('contact');
  const profile = useProfile();
  const { mutateAsync } = useSendMessage();
  const form = useForm({
    id: 'contact',
    fields: {
      name: { label: t('write.name'), rules: [required] },
      email: { label: t('write.email'), rules: [required, emailAddress] },
      topic: { label: t('write.topic'), rules: [required] },
      message: { label: t('write.message'), rules: [required, maxLength(longestMessage)] },
    },
    initial: {
      topic: topicNamed(topic) ?? '',
      ...(profile && { name: `${profile.first_name} ${profile.last_name}`.trim(), email: profile.email }),
    },
    onSubmit: async (answers) => {
      const message = { ...answers, topic: topicNamed(answers.topic) ?? 'other' };
      onSent({ message, receipt: await mutateAsync(message) });
    },
  });
  return (
    <div className={styles.form}>
      <Form form={form} submit={t('write.send')} busy={t('write.sending')}>
        <Select
          {...form.field('topic')}
          placeholder={t('write.choose')}
          options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
        <TextArea {...form.field('message')} hint={t('write.messageHint')} rows={8} />
        <TextInput {...form.field('name')} autoComplete="name" maxLength={100} />
        <TextInput
          {...form.field('email')}
          hint={t('write.emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form>
    </div>
  );
}
