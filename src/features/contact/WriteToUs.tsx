import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput } from '../../kit/forms/EmailInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import * as styles from './Contact.css.ts';
import { type ContactMessage, type Sent, useSendMessage } from './contact.queries.ts';

/** The topics of a message, in the order of the form. */
const topics = [
  'events',
  'services',
  'account',
  'representation',
  'funds',
  'careers',
  'website',
  'other',
] as const satisfies readonly ContactMessage['topic'][];

/** Returns the topic of that name; undefined if there is none. */
const topicNamed = (name: string | undefined): ContactMessage['topic'] | undefined =>
  topics.find((topic) => topic === name);

/** A message is on its way: its reference, and a copy of it to keep. */
function MessageSent({ sent: { message, receipt }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation(['contact', 'shell']);
  const { long, time } = useMomentWords()(receipt.sent_at);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Banner tone="ok">
        <h3 ref={heading} className={styles.sentTitle} tabIndex={-1}>
          {t('sent.title')}
        </h3>
        <p>{t('sent.body', { email: message.email })}</p>
      </Banner>
      <SummaryList
        answers={[
          { label: t('sent.reference'), value: receipt.reference },
          { label: t('sent.at'), value: `${long}, ${time}` },
          { label: t('write.topic'), value: t(`topics.${message.topic}`) },
          { label: t('write.message'), value: <span className={styles.message}>{message.message}</span> },
        ]}
      />
      <div className={row}>
        <Button variant="line" onClick={onAnother}>
          {t('sent.another')}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t('shell:print')}
        </Button>
      </div>
    </div>
  );
}

const longestMessage = 5000;

interface Props {
  /** The topic from the page's address, if it has one. */
  topic: string | undefined;
  onSent: (sent: Sent) => void;
}

/** Writes to the union. Name and address are not asked for if the person is signed in. */
function ContactForm({ topic, onSent }: Props) {
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
        <EmailInput {...form.field('email')} hint={t('write.emailHint')} />
      </Form>
    </div>
  );
}

/** The form, and once it is sent a copy of the message. */
export function WriteToUs({ topic }: { topic: string | undefined }) {
  const { t } = useTranslation('contact');
  const [sent, setSent] = useState<Sent>();
  return (
    <section id="write" className={styles.write} aria-labelledby="write-title">
      <div className={stack.s}>
        <h2 id="write-title">{t('write.title')}</h2>
        <p className={muted}>{t('write.lead')}</p>
      </div>
      {sent === undefined ? (
        <ContactForm topic={topic} onSent={setSent} />
      ) : (
        <MessageSent sent={sent} onAnother={() => setSent(undefined)} />
      )}
    </section>
  );
}
