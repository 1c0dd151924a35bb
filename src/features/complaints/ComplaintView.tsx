import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import type { Complaint } from './complaints.queries.ts';
import type { Words } from './messages.queries.ts';
import { Conversation, Reply } from './Conversation.tsx';

export const tones: Record<Complaint['state'], BadgeTone> = {
  unassigned: 'busy',
  in_progress: 'busy',
  answered: 'ok',
  closed: 'plain',
};

interface Props {
  complaint: Complaint;
  formId: string;
  send: (words: Words) => Promise<unknown>;
  fetchFile: (file: string) => Promise<Blob>;
}

/** A complaint as the complainant sees it: its subject, its state, the messages, and a reply form. */
export function ComplaintView({ complaint, formId, send, fetchFile }: Props) {
  const { t } = useTranslation('complaints');
  const [times, setTimes] = useState(0);
  const { type_name, state, messages, can_write } = complaint;
  return (
    <>
      <PageTitle page={type_name} />
      <div className={stack.s}>
        <FocusHeading>{type_name}</FocusHeading>
        <p>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
      </div>
      <Conversation messages={messages} names={{ complainant: t('you'), union: t('union') }} fetchFile={fetchFile} />
      <LiveRegion text={times > 0 ? t('reply.sent') : ''} />
      {can_write && (
        <Reply
          key={times}
          id={formId}
          label={t('reply.label')}
          submit={t('reply.send')}
          send={async (words) => {
            await send(words);
            setTimes((before) => before + 1);
          }}
        />
      )}
    </>
  );
}
