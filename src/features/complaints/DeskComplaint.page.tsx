import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as desk from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { History } from '../../kit/desk/History.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { tones } from './ComplaintView.tsx';
import { Conversation } from './Conversation.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { complaintCaseQuery, type ComplaintCase, fetchComplaintFile } from './desk.queries.ts';
import { Handling } from './Handling.tsx';

function CaseRoom() {
  const { complaint = '' } = useParams();
  const query = useQuery(complaintCaseQuery(complaint));
  return <Loaded query={query}>{(data) => <Case complaint={data} />}</Loaded>;
}

function Case({ complaint }: { complaint: ComplaintCase }) {
  const { t } = useTranslation('complaints');
  const day = useDayWords();
  const { id, type_name, state, name, email, sent_on, messages, history, colleagues, assigned_to } = complaint;
  return (
    <div className={desk.page}>
      <CaseHead
        back={{ href: deskPaths.complaints(), label: t('desk.title') }}
        title={type_name}
        badge={<Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
      />
      <SummaryList
        answers={[
          { label: t('desk.from'), value: name ?? t('desk.withoutName') },
          ...(email === null ? [] : [{ label: t('desk.email'), value: email }]),
          { label: t('desk.sentOn'), value: day(sent_on).date },
          {
            label: t('desk.assignedTo'),
            value: colleagues.find((colleague) => colleague.id === assigned_to)?.name ?? t('desk.nobody'),
          },
        ]}
      />
      <Conversation
        messages={messages.map((message) => ({ ...message, is_new: false }))}
        names={{ complainant: name ?? t('desk.complainant'), union: t('union') }}
        fetchFile={(file) => fetchComplaintFile(id, file)}
      />
      <Handling complaint={complaint} />
      <History
        passages={history}
        words={{
          'complaint.write': t('desk.events.written'),
          'complaint.assign': t('desk.events.assigned'),
          'complaint.answer': t('desk.events.answered'),
          'complaint.close': t('desk.events.closed'),
          'complaint.reopen': t('desk.events.reopened'),
        }}
      />
    </div>
  );
}

/** One complaint: the messages, the actions and the history: /desk/complaints/:complaint */
export default function DeskComplaintPage() {
  return (
    <DeskRoom>
      <CaseRoom />
    </DeskRoom>
  );
}
