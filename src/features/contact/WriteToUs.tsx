import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import * as styles from './Contact.css.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Sent } from './contact.queries.ts';
import { MessageSent } from './MessageSent.tsx';

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
