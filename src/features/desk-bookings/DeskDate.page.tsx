import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { CaseActions } from '../../kit/desk/CaseActions.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import {
  bookingsQuery,
  dateQuery,
  type DeskOccurrence,
  fetchBookingTable,
  useCallOff,
  waitingQuery,
} from './desk-bookings.queries.ts';

function Case({ date }: { date: DeskOccurrence }) {
  const { t } = useTranslation('deskBookings');
  const { long, time } = useMomentWords()(date.starts_at);
  const { standing } = date;
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.dates(), label: t('dates.title') }}
        title={date.event}
        badge={date.is_cancelled && <Badge tone="stop">{t('dates.off')}</Badge>}
      />
      <SummaryList
        answers={[
          { label: t('when'), value: `${long}, ${time}` },
          // Once the date is cancelled, the progress reports on its bookings.
          ...(date.is_cancelled
            ? []
            : [
                { label: t('dates.sold'), value: t('dates.bookings', { count: standing.bookings }) },
                { label: t('tickets'), value: standing.tickets },
                { label: t('dates.money'), value: standing.amount.formatted },
              ]),
        ]}
      />
      <div className={styles.ways}>
        <LinkButton href={deskPaths.bookings({ occurrence: date.id })} variant="line">
          {t('dates.all')}
        </LinkButton>
        <div>
          <SaveButton name="bookings.csv" fetchFile={() => fetchBookingTable(date.id)}>
            {t('dates.export')}
          </SaveButton>
        </div>
      </div>
      {!date.is_cancelled && <WaitingList id={date.id} />}
      <CaseActions>{date.is_cancelled ? <Progress date={date} /> : <CallingOff date={date} />}</CaseActions>
    </div>
  );
}

/** The progress of cancelling a date's bookings; polled until nothing is left to do. */
function Progress({ date: { called_off, progress } }: { date: DeskOccurrence }) {
  const { t } = useTranslation('deskBookings');
  const moment = useMomentWords();
  const isDone = progress.left + progress.pending + progress.failed === 0;
  const who = called_off && {
    name: called_off.by ?? t('somebody'),
    date: moment(called_off.at).short,
    time: moment(called_off.at).time,
  };
  return (
    <section className={stack.m}>
      <h2>{t('progress.title')}</h2>
      {who && <p>{t('progress.by', who)}</p>}
      {called_off?.reason && <p>{called_off.reason}</p>}
      <LiveRegion text={isDone ? t('progress.done') : ''} />
      <Banner tone={progress.failed > 0 ? 'bad' : isDone ? 'ok' : 'info'}>
        <p>{t(progress.failed > 0 ? 'progress.failing' : isDone ? 'progress.done' : 'progress.going')}</p>
      </Banner>
      <SummaryList
        answers={[
          { label: t('progress.left'), value: progress.left },
          { label: t('progress.pending'), value: progress.pending },
          { label: t('progress.failed'), value: progress.failed },
          { label: t('progress.refunded'), value: progress.refunded },
          { label: t('progress.free'), value: progress.free },
        ]}
      />
    </section>
  );
}

/** Shows the number of buyers and the refunds before the date is cancelled. */
function CallingOff({ date }: { date: DeskOccurrence }) {
  const { t } = useTranslation(['deskBookings', 'desk']);
  const formId = `desk-call-off-${date.id}`;
  const [opened, open] = useOpenForm({ callOff: formId });
  const { mutateAsync } = useCallOff(date.id);
  const form = useForm({
    id: formId,
    fields: { reason: { label: t('reason'), rules: [] } },
    onSubmit: ({ reason }) => mutateAsync(reason),
  });
  const { people, holds, amount } = date.standing;
  if (opened === undefined)
    return (
      <div>
        <Button variant="line" onClick={() => open('callOff')}>
          {t('callOff.open')}
        </Button>
      </div>
    );
  return (
    <section className={stack.m}>
      <h2>{t('callOff.title')}</h2>
      <p>{t('callOff.people', { count: people })}</p>
      <WhoIsReached id={date.id} />
      <SummaryList
        answers={[
          { label: t('callOff.holds'), value: holds },
          { label: t('callOff.amount'), value: amount.formatted },
        ]}
      />
      <Form
        form={form}
        submit={t('callOff.confirm')}
        variant="danger"
        ways={
          <Button variant="quiet" onClick={() => open(undefined)}>
            {t('desk:cancel')}
          </Button>
        }
      >
        <TextArea {...form.field('reason')} hint={t('callOff.reasonHint')} rows={3} maxLength={500} />
      </Form>
    </section>
  );
}

/** Those who wait for the date, the next first; an offer leads to its booking. */
function WaitingList({ id }: { id: string }) {
  const { t } = useTranslation('deskBookings');
  const moment = useMomentWords();
  const query = useQuery(waitingQuery(id));
  return (
    <section className={stack.m}>
      <h2>{t('waiting.title')}</h2>
      <Loaded query={query}>
        {(parties) => (
          <>
            {parties.length === 0 && <p>{t('waiting.none')}</p>}
            <DeskEntries
              entries={parties.map(({ id: place, name, ticket_name, party, booking_id, expires_at }) => {
                const until = expires_at === null ? null : moment(expires_at);
                return {
                  id: place,
                  href: booking_id === null ? undefined : deskPaths.booking(booking_id),
                  name,
                  fact: `${ticket_name}, ${t('places', { count: party })}`,
                  standing: until ? t('waiting.offered', { date: until.short, time: until.time }) : t('waiting.queued'),
                };
              })}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The first of the buyers whom cancelling the date affects, and a link to the others. */
function WhoIsReached({ id }: { id: string }) {
  const { t } = useTranslation('deskBookings');
  const filter = { occurrence: id, standing: 'true' } as const;
  const query = useQuery(bookingsQuery(filter));
  return (
    <Loaded query={query}>
      {({ items, meta }) => (
        <>
          <DeskEntries
            entries={items.map(({ id: booking, name, reference, places }) => ({
              id: booking,
              href: deskPaths.booking(booking),
              name,
              fact: reference,
              standing: t('places', { count: places }),
            }))}
          />
          {meta.pages > 1 && (
            <p>
              <a href={deskPaths.bookings({ ...filter, page: 2 })}>{t('callOff.others')}</a>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

/** A date: its bookings, cancelling it, and the progress of that: /desk/bookings/dates/:occurrence */
export default function DeskDatePage() {
  const { occurrence = '' } = useParams();
  return <DeskCase query={dateQuery(occurrence)}>{(data) => <Case date={data} />}</DeskCase>;
}
