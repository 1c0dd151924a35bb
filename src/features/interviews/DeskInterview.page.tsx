import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { CaseActions } from '../../kit/desk/CaseActions.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { type InterviewCase, interviewCaseQuery, useChangeInterview } from './desk-interviews.queries.ts';

interface CallOffProps {
  interview: string;
  change: ReturnType<typeof useChangeInterview>['mutateAsync'];
  onDone: () => void;
}

/** Why it is called off: the student reads it. */
function CallOff({ interview, change, onDone }: CallOffProps) {
  const { t } = useTranslation(['deskInterviews', 'desk']);
  const form = useForm({
    id: `desk-interview-${interview}`,
    fields: { reason: { label: t('reason'), rules: [required] } },
    onSubmit: async ({ reason }) => {
      await change({ event: 'interview.call_off', reason });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t('ways.interview.call_off')}
      variant="danger"
      ways={
        <Button variant="quiet" onClick={onDone}>
          {t('desk:cancel')}
        </Button>
      }
    >
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={500} />
    </Form>
  );
}

/** The events that the chart allows now, as buttons. */
function Ways({ found }: { found: InterviewCase }) {
  const { id, events, state } = found;
  const { t } = useTranslation(['deskInterviews', 'interviews', 'desk', 'common']);
  const [opened, open] = useOpenForm({ callOff: `desk-interview-${id}` });
  const changing = useChangeInterview(found);
  const isOff = opened !== undefined && events.includes('interview.call_off');
  return (
    <CaseActions>
      <LiveRegion text={changing.isSuccess ? t(`interviews:states.${state}`) : ''} />
      {!isOff && <Failure error={changing.error} />}
      {isOff ? (
        <CallOff interview={id} change={changing.mutateAsync} onDone={() => open(undefined)} />
      ) : (
        events.length > 0 && (
          <div className={styles.ways}>
            {events.map((event) => (
              <Button
                key={event}
                variant={event === 'interview.attend' ? 'act' : 'line'}
                busy={changing.isPending && changing.variables.event === event ? t('desk:saving') : undefined}
                onClick={() => (event === 'interview.call_off' ? open('callOff') : changing.mutate({ event }))}
              >
                {t(`ways.${event}`)}
              </Button>
            ))}
          </div>
        )
      )}
    </CaseActions>
  );
}

function Case({ found }: { found: InterviewCase }) {
  const { t } = useTranslation(['deskInterviews', 'desk', 'interviews']);
  const moment = useMomentWords();
  const { name, email, company, start, end, arrive, state, has_cv, history } = found;
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.interviews(), label: t('title') }}
        title={name}
        badge={<Badge>{t(`interviews:states.${state}`)}</Badge>}
      />
      <SummaryList
        answers={[
          { label: t('company'), value: company.title },
          { label: t('interviews:facts.date'), value: moment(start).long },
          { label: t('interviews:facts.time'), value: `${moment(start).time} – ${moment(end).time}` },
          { label: t('interviews:facts.arrive'), value: moment(arrive).time },
          { label: t('desk:email'), value: email },
          { label: t('interviews:facts.cv'), value: t(has_cv ? 'withCv' : 'withoutCv') },
        ]}
      />
      <Ways found={found} />
      <History
        passages={history}
        words={{
          'hold.move': t('events.chosen'),
          'hold.drop': t('events.dropped'),
          'hold.expire': t('events.expired'),
          'interview.confirm': t('events.booked'),
          'interview.move': t('events.moved'),
          'interview.cancel': t('events.cancelled'),
          'cv.change': t('events.cv'),
          'interview.call_off': t('events.calledOff'),
          'interview.attend': t('events.attended'),
          'interview.miss': t('events.missed'),
        }}
      />
    </div>
  );
}

/** One interview, with its history: /desk/interviews/:interview */
export default function DeskInterviewPage() {
  const { interview = '' } = useParams();
  return <DeskCase query={interviewCaseQuery(interview)}>{(found) => <Case found={found} />}</DeskCase>;
}
