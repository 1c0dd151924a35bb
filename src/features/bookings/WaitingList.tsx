import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { useSession } from '../../kit/session/session.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Bookings.css.ts';
import { SignInFirst } from './mailed-link.tsx';
import { QueuedPlace, useAheadWords } from './QueuedPlace.tsx';
import {
  useJoinWaiting,
  useLeaveWaiting,
  type WaitedFor,
  waitedForQuery,
  waitingQuery,
  type WaitingPlace,
} from './waiting.queries.ts';

/** The most places that the list of numbers offers. */
const MOST = 20;

function SignIn({ here }: { here: string }) {
  const { t } = useTranslation('transfers');
  const words = { account: t('waiting.account'), login: t('waiting.login'), register: t('waiting.register') };
  return <SignInFirst here={here} words={words} />;
}

/** Asks for the kind of ticket and the number of places. */
function JoinForm({ date }: { date: WaitedFor }) {
  const { t } = useTranslation(['transfers', 'common']);
  const { mutateAsync } = useJoinWaiting(date.id);
  const kinds = date.tickets.filter(({ state }) => state === 'SOLD_OUT');
  const form = useForm({
    id: `waiting-${date.id}`,
    fields: {
      ticket_id: { label: t('waiting.form.ticket'), rules: [required] },
      party: { label: t('waiting.form.party'), rules: [required] },
    },
    watch: ['ticket_id'],
    initial: { party: '1', ...(kinds.length === 1 && kinds[0] && { ticket_id: kinds[0].id }) },
    onSubmit: ({ ticket_id, party }) => mutateAsync({ ticket_id, party: Number(party) }),
  });
  const chosen = kinds.filter(({ id }) => form.value('ticket_id') === '' || form.value('ticket_id') === id);
  const most = Math.min(date.per_person_limit, MOST, Math.max(1, ...chosen.map(({ places }) => places ?? MOST)));
  return (
    <Form form={form} submit={t('waiting.form.submit')} busy={t('waiting.form.busy')}>
      <Select
        {...form.field('ticket_id')}
        placeholder={t('receive.choose')}
        options={kinds.map(({ id, name, amount, prices }) => ({
          value: id,
          label: `${name}, ${prices.length > 1 ? t('common:priceFrom', { price: amount.formatted }) : amount.formatted}`,
        }))}
      />
      <Select
        {...form.field('party')}
        hint={t('waiting.form.partyHint')}
        width="short"
        options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
      />
    </Form>
  );
}

/** Places that are held for the person, who books or declines them. */
function Offer({ entry }: { entry: WaitingPlace }) {
  const { t } = useTranslation('transfers');
  const moment = useMomentWords();
  const leaving = useLeaveWaiting();
  const { event, occurrence, party, ticket_name: ticket, expires_at: end } = entry;
  return (
    <article className={styles.hold}>
      <div className={stack.s}>
        <h2>{t('waiting.offered', { count: party })}</h2>
        <p>
          {ticket}, {t('waiting.places', { count: party })}
        </p>
        {end !== null && <p>{t('waiting.until', { count: party, date: moment(end).short, time: moment(end).time })}</p>}
        <Failure error={leaving.error} />
      </div>
      <div className={styles.actions}>
        <LinkButton variant="act" href={paths.book(event.slug, occurrence.id)}>
          {t('waiting.book')}
        </LinkButton>
        <Button
          variant="quiet"
          busy={leaving.isPending ? t('waiting.declining', { count: party }) : undefined}
          onClick={() => leaving.mutate(entry.id)}
        >
          {t('waiting.decline', { count: party })}
        </Button>
      </div>
    </article>
  );
}

interface DateProps {
  date: WaitedFor;
  slug: string;
}

/** How an earlier place on the list has ended, in words; empty while it hasn't. */
function useEndWords(entry: WaitingPlace | undefined): string {
  const { t } = useTranslation('transfers');
  const end = entry?.state;
  if (end === 'left') return t('waiting.left');
  return end === 'declined' || end === 'missed' || end === 'taken' ? t(`waiting.${end}`, { count: entry?.party }) : '';
}

/** Says aloud what the person's place on the list has become. */
function Standing({ latest }: { latest: WaitingPlace | undefined }) {
  const { t } = useTranslation('transfers');
  const ahead = useAheadWords(latest?.ahead ?? 0);
  const ended = useEndWords(latest);
  const news =
    latest?.state === 'queued'
      ? ahead
      : latest?.state === 'offered'
        ? t('waiting.offered', { count: latest.party })
        : ended;
  return <LiveRegion text={news} />;
}

/** The person's place on the list, or the way onto it. */
function Mine({ date, slug }: DateProps) {
  const query = useQuery(waitingQuery(date.id));
  return (
    <>
      <Standing latest={query.data?.[0]} />
      <Loaded query={query}>
        {([latest]) => {
          if (latest?.state === 'queued') return <QueuedPlace entry={latest} />;
          if (latest?.state === 'offered') return <Offer entry={latest} />;
          return <NotWaiting date={date} slug={slug} latest={latest} />;
        }}
      </Loaded>
    </>
  );
}

/** The end of the last place on the list, and the ways on from here. */
function NotWaiting({ date, slug, latest }: DateProps & { latest: WaitingPlace | undefined }) {
  const { t } = useTranslation('transfers');
  const news = useEndWords(latest);
  return (
    <div className={stack.m}>
      {news !== '' && <p>{news}</p>}
      {latest?.state === 'taken' ? (
        <div className={row}>
          <LinkButton href={paths.bookings()}>{t('waiting.bookings')}</LinkButton>
        </div>
      ) : (
        <WaysOn date={date} slug={slug} />
      )}
    </div>
  );
}

function WaysOn({ date, slug }: DateProps) {
  const { t } = useTranslation('transfers');
  const session = useSession();
  const profile = useProfile();
  if (date.state !== 'fully_booked') {
    const isOpen = date.state === 'open';
    return (
      <div className={stack.m}>
        <p>{t(isOpen ? 'waiting.open' : 'waiting.closed')}</p>
        <div className={row}>
          <LinkButton variant={isOpen ? 'act' : 'line'} href={isOpen ? paths.book(slug, date.id) : paths.event(slug)}>
            {t(isOpen ? 'waiting.choose' : 'waiting.event')}
          </LinkButton>
        </div>
      </div>
    );
  }
  if (session.state !== 'signedIn') return <SignIn here={ticketPaths.waitingList(slug, date.id)} />;
  if (profile === undefined) return null;
  if (profile.registered) return <JoinForm date={date} />;
  return (
    <div className={stack.m}>
      <p>{t('waiting.incomplete')}</p>
      <div className={row}>
        <LinkButton variant="act" href={paths.register()}>
          {t('waiting.finish')}
        </LinkButton>
      </div>
    </div>
  );
}

/** The waiting list of a date that is sold out: joining it, one's place in it, and the offer. */
export function WaitingList({ slug, occurrence }: { slug: string; occurrence: string }) {
  const { t } = useTranslation(['transfers', 'common']);
  const words = useMomentWords();
  const session = useSession();
  const query = useQuery(waitedForQuery(slug, occurrence));
  const page = useFocusHome<HTMLDivElement>('h1');
  return (
    <div ref={page}>
      <Loaded query={query}>
        {({ date, title }) => {
          const { long, time } = words(date.start);
          const venue = date.venue;
          return (
            <div className={stack.m}>
              <PageTitle page={t('waiting.page', { event: title })} />
              <FocusHeading>{t('waiting.page', { event: title })}</FocusHeading>
              {date.state === 'fully_booked' && <Lead>{t('waiting.lead')}</Lead>}
              <SummaryList
                answers={[
                  { label: t('waiting.when'), value: `${long}, ${time}` },
                  {
                    label: t('waiting.where'),
                    value: venue === null ? t('common:toBeAnnounced') : `${venue.name}, ${venue.locality}`,
                  },
                ]}
              />
              {session.state === 'signedIn' ? <Mine date={date} slug={slug} /> : <WaysOn date={date} slug={slug} />}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
