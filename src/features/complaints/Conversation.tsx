import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Form } from '../../kit/forms/Form.tsx';
import { maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import * as styles from './Complaints.css.ts';
import type { ComplaintMessage } from './complaints.queries.ts';
import { useDayWords } from '../../kit/content/day-words.ts';

interface Props {
  messages: readonly ComplaintMessage[];
  /** The name shown for each side. */
  names: Record<ComplaintMessage['from'], string>;
  /** Renders a file; without it, only the file's number is shown. */
  renderFile?: (file: ComplaintMessage['files'][number], at: number) => ReactNode;
}

/** The messages of both sides, the first one first. */
export function Conversation({ messages, names, renderFile }: Props) {
  const { t } = useTranslation('complaints');
  const day = useDayWords();
  return (
    <ol className={styles.messages}>
      {messages.map(({ from, text, sent_on, is_new, files }, at) => (
        <li key={at} className={styles.message[from]}>
          <p className={styles.by}>
            <strong>{names[from]}</strong> {day(sent_on).date} {is_new && <Badge tone="busy">{t('new')}</Badge>}
          </p>
          <p className={styles.words}>{text}</p>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file, number) => (
                <li key={file.id} className={styles.file}>
                  {renderFile?.(file, number) ?? t('files.name', { number: number + 1 })}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ReplyProps {
  id: string;
  label: string;
  submit: string;
  send: (text: string) => Promise<unknown>;
}

/** A form for one more message. It is emptied once that has arrived. */
export function Reply({ id, label, submit, send }: ReplyProps) {
  const { t } = useTranslation('complaints');
  const form = useForm({
    id,
    fields: { text: { label, rules: [required, maxLength(8000)] } },
    onSubmit: ({ text }) => send(text),
  });
  return (
    <section className={stack.m}>
      <Form form={form} submit={submit} busy={t('write.sending')}>
        <TextArea {...form.field('text')} rows={5} />
      </Form>
    </section>
  );
}
