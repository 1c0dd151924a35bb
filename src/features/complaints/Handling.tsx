import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import * as desk from '../../kit/desk/Desk.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { nameless, type Words } from './messages.queries.ts';
import { Reply } from './Conversation.tsx';
import { type ComplaintCase, useHandleComplaint } from './desk.queries.ts';

type Handle = ReturnType<typeof useHandleComplaint>['mutateAsync'];

/** The actions that the chart allows now: to answer, assign, close or reopen the complaint. */
export function Handling({ complaint }: { complaint: ComplaintCase }) {
  const { t } = useTranslation(['complaints', 'desk', 'common']);
  const handling = useHandleComplaint(complaint.id);
  const [answers, setAnswers] = useState(0);
  const can = (event: ComplaintCase['events'][number]) => complaint.events.includes(event);
  const answer = async ({ text, files }: Words) => {
    await handling.mutateAsync({ event: 'complaint.answer', text, files: files.map(nameless) });
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
          send={answer}
        />
      )}
      {can('complaint.assign') && (
        <Assign key={complaint.assigned_to} complaint={complaint} handle={handling.mutateAsync} />
      )}
      <Failure error={handling.error} />
      <div className={desk.ways}>
        {(['complaint.close', 'complaint.reopen'] as const).filter(can).map((event) => (
          <Button
            key={event}
            variant="line"
            busy={handling.isPending ? t('desk:saving') : undefined}
            onClick={() => handling.mutate({ event })}
          >
            {t(event === 'complaint.close' ? 'desk.close' : 'desk.reopen')}
          </Button>
        ))}
      </div>
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
