import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileExtensions } from '../../kit/content/file-extensions.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Complaints.css.ts';
import type { Complaint, ComplaintMessage, Words } from './complaints.queries.ts';
import { FilesInput } from './FilesInput.tsx';

interface ConversationProps {
  messages: readonly ComplaintMessage[];
  /** The name shown for each side. */
  names: Record<ComplaintMessage['from'], string>;
  fetchFile: (file: string) => Promise<Blob>;
}

/** The messages of both sides, the first one first. */
export function Conversation({ messages, names, fetchFile }: ConversationProps) {
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
                  <SaveFile file={file} at={number} message={at} fetchFile={fetchFile} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FileProps extends Pick<ConversationProps, 'fetchFile'> {
  file: ComplaintMessage['files'][number];
  at: number;
  message: number;
}

function SaveFile({ file: { id, media_type }, at, message, fetchFile }: FileProps) {
  const { t } = useTranslation('complaints');
  const name = t('files.name', { number: at + 1 });
  return (
    <>
      {name} ({fileExtensions[media_type].toUpperCase()})
      <SaveButton
        variant="quiet"
        name={`${message + 1}-${at + 1}.${fileExtensions[media_type]}`}
        fetchFile={() => fetchFile(id)}
      >
        {t('files.save', { name })}
      </SaveButton>
    </>
  );
}

interface ReplyProps {
  id: string;
  label: string;
  submit: string;
  /** As in `useForm`. */
  save?: boolean;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  send: (words: Words) => Promise<unknown>;
}

/** A form for one more message. Its files are the page's, which empties it once the message has arrived. */
export function Reply({ id, label, submit, save = true, files, onFiles, send }: ReplyProps) {
  const { t } = useTranslation('complaints');
  const form = useForm({
    id,
    fields: { text: { label, rules: [required, maxLength(8000)] }, files: { label: t('write.files') } },
    held: files.length > 0 ? ['files'] : [],
    save,
    onSubmit: ({ text }) => send({ text, files }),
  });
  return (
    <section className={stack.m}>
      <Form form={form} submit={submit} busy={t('write.sending')}>
        <TextArea {...form.field('text')} rows={5} />
        <FilesInput {...form.field('files')} files={files} onChange={onFiles} />
      </Form>
    </section>
  );
}

export const tones: Record<Complaint['state'], BadgeTone> = {
  unassigned: 'busy',
  in_progress: 'busy',
  answered: 'ok',
  closed: 'plain',
};

interface Props {
  complaint: Complaint;
  formId: string;
  /** False if nothing of a reply may outlast the page. */
  savesReply?: boolean;
  send: (words: Words) => Promise<unknown>;
  fetchFile: (file: string) => Promise<Blob>;
}

/** A complaint as the complainant sees it: its subject, its state, the messages, and a reply form. */
export function ComplaintView({ complaint, formId, savesReply = true, send, fetchFile }: Props) {
  const { t } = useTranslation('complaints');
  const [times, setTimes] = useState(0);
  const [files, setFiles] = useState<readonly File[]>([]);
  const view = useFocusHome<HTMLDivElement>('ol > :last-child');
  const { type_name, state, messages, can_write } = complaint;
  return (
    <div ref={view} className={stack.l}>
      <PageTitle page={type_name} />
      <div className={stack.s}>
        <FocusHeading>{type_name}</FocusHeading>
        <p>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
      </div>
      <Conversation messages={messages} names={{ complainant: t('you'), union: t('union') }} fetchFile={fetchFile} />
      <LiveRegion text={times > 0 ? t('reply.sent') : ''} />
      {can_write && state === 'closed' && <p>{t('reply.reopens')}</p>}
      {can_write && (
        <Reply
          key={times}
          id={formId}
          label={t('reply.label')}
          submit={t('reply.send')}
          save={savesReply}
          files={files}
          onFiles={setFiles}
          send={async (words) => {
            await send(words);
            setFiles([]);
            setTimes((before) => before + 1);
          }}
        />
      )}
    </div>
  );
}
