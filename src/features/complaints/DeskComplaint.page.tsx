import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import * as desk from '../../kit/desk/Desk.css.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { type Words, nameless } from './complaints.queries.ts';
import { Conversation, Reply, tones } from './ComplaintView.tsx';
import { type ComplaintCase, complaintCaseQuery, fetchComplaintFile, useHandleComplaint } from './desk.queries.ts';

type Handle = ReturnType<typeof useHandleComplaint>['mutateAsync'];

/** The actions that the chart allows now: to answer, assign, close or reopen the complaint. Closing asks first while a message waits for an answer. */
function Handling({ complaint }: { complaint: ComplaintCase }) {
  const { t } = useTranslation(['complaints', 'desk', 'common']);
  const handling = useHandleComplaint(complaint.id);
  const [answers, setAnswers] = useState(0);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  // Counts one side only: an answer that is sent again because its outcome is unknown must be the same request, or it is kept twice.
  const seen = complaint.messages.filter(({ from }) => from === 'complainant').length;
  const isUnanswered = complaint.messages.at(-1)?.from === 'complainant';
  const can = (event: ComplaintCase['events'][number]) => complaint.events.includes(event);
  const tried = handling.variables?.event;
  const isToldByForm = (tried === 'complaint.answer' || tried === 'complaint.assign') && can(tried);
  const close = () => handling.mutate({ event: 'complaint.close', seen: `${seen}` });
  const answer = async ({ text }: Words) => {
    await handling.mutateAsync({ event: 'complaint.answer', text, seen: `${seen}`, files: files.map(nameless) });
    setFiles([]);
    setAnswers((before) => before + 1);
  };
  return (
    <div className={stack.l}>
      <LiveRegion text={handling.isSuccess ? t('desk.done') : ''} />
      {can('complaint.answer') && (
        <Reply
          key={`answer ${answers}`}
          id={`desk-answer-${complaint.id}`}
          label={t('desk.answer')}
          submit={t('desk.sendAnswer')}
          files={files}
          onFiles={setFiles}
          send={answer}
        />
      )}
      {can('complaint.assign') && (
        <Assign key={complaint.assigned_to} complaint={complaint} handle={handling.mutateAsync} />
      )}
      <Failure error={isToldByForm ? null : handling.error} />
      <div className={desk.ways}>
        {(['complaint.close', 'complaint.reopen'] as const).filter(can).map((event) => (
          <Button
            key={event}
            variant="line"
            busy={handling.isPending ? t('desk:saving') : undefined}
            onClick={() => {
              if (event === 'complaint.reopen') handling.mutate({ event });
              else if (isUnanswered) setIsAsking(true);
              else close();
            }}
          >
            {t(event === 'complaint.close' ? 'desk.close' : 'desk.reopen')}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('desk.closeTitle')}
        confirm={t('desk.closeAnyway')}
        onConfirm={() => {
          setIsAsking(false);
          close();
        }}
        keep={t('desk.keepOpen')}
      >
        <p>{t('desk.closeBody')}</p>
      </ConfirmDialog>
    </div>
  );
}

function Assign({ complaint, handle }: { complaint: ComplaintCase; handle: Handle }) {
  const { t } = useTranslation(['complaints', 'desk']);
  const form = useForm({
    id: 'desk-assign',
    fields: { assignee: { label: t('desk.assignTo'), rules: [required] } },
    initial: { assignee: complaint.assigned_to ?? '' },
    save: false,
    onSubmit: ({ assignee }) => handle({ event: 'complaint.assign', assignee }),
  });
  return (
    <Form form={form} submit={t('desk.assign')} busy={t('desk:saving')} variant="line">
      <Select
        {...form.field('assignee')}
        placeholder={t('desk.nobody')}
        options={complaint.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  );
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
          email !== null && { label: t('desk.email'), value: email },
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
        isOfDay={({ event }) => name === null && event === 'complaint.write'}
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
  const { complaint = '' } = useParams();
  return <DeskCase query={complaintCaseQuery(complaint)}>{(data) => <Case complaint={data} />}</DeskCase>;
}
