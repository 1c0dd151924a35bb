import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { useMailedToken } from '../../kit/session/mailed-token.ts';
import { type Profile, useProfile } from '../../kit/person/profile.ts';
import { useSession } from '../../kit/session/session.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { forgetToken, LinkLoading, SignInFirst } from './mailed-link.tsx';
import { offerQuery, useAcceptTicket, useDeclineTicket } from './transfers.queries.ts';
import { WaitingList } from './WaitingList.tsx';

type Offer = components['schemas']['OfferedTicket'];

/** The key under which the token waits during login or registration, so that no address contains it. */
const kept = 'ticket-offer';

const forgetOffer = () => forgetToken(kept, ticketPaths.receive());

/** The last screen: a heading that takes the focus, and links onwards. */
function End({ title, body, isAccepted = false }: { title: string; body: string; isAccepted?: boolean }) {
  const { t } = useTranslation('transfers');
  useEffect(forgetOffer, []);
  return (
    <div className={stack.m}>
      <FocusHeading>{title}</FocusHeading>
      <Lead>{body}</Lead>
      <div className={row}>
        <LinkButton variant={isAccepted ? 'act' : 'line'} href={shellPaths.bookings()}>
          {t('receive.bookings')}
        </LinkButton>
        <LinkButton variant="line" href={paths.events()}>
          {t('receive.events')}
        </LinkButton>
      </div>
    </div>
  );
}

function useWhat({ ticket_name: kind, seat }: Offer): string {
  const { t } = useTranslation('transfers');
  return seat === null ? kind : t('receive.seat', { kind, ...seat, zone: seat.zone_name });
}

function Facts({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['transfers', 'common']);
  const { occurrence } = offer;
  const { long, time } = useMomentWords()(occurrence.start);
  const venue = occurrence.venue;
  return (
    <SummaryList
      answers={[
        { label: t('receive.when'), value: `${long}, ${time}` },
        {
          label: t('receive.where'),
          value: venue === null ? t('common:toBeAnnounced') : `${venue.name}, ${venue.locality}`,
        },
        { label: t('receive.what'), value: useWhat(offer) },
      ]}
    />
  );
}

interface AcceptProps {
  offer: Offer;
  token: string;
  profile: Profile;
  onAccepted: () => void;
}

/** Asks the receiver for what the ticket needs: a name, filled in from their account, and answers to its questions. */
function AcceptForm({ offer, token, profile, onAccepted }: AcceptProps) {
  const { t } = useTranslation('transfers');
  const { mutateAsync } = useAcceptTicket();
  const labelOf = (label: string, isNeeded: boolean) => (isNeeded ? label : t('receive.optional', { label }));
  const rulesOf = (isNeeded: boolean) => (isNeeded ? [required] : []);
  const names = ['first_name', 'last_name'] as const;
  const fields = {
    ...Object.fromEntries(
      names.map((name) => [
        name,
        { label: labelOf(t(`receive.${name}`), offer.names_required), rules: rulesOf(offer.names_required) },
      ]),
    ),
    ...Object.fromEntries(
      offer.questions.map(({ id, label, required: isNeeded }) => [
        `answers.${id}`,
        { label: labelOf(label, isNeeded), rules: rulesOf(isNeeded) },
      ]),
    ),
  };
  const form = useForm({
    id: 'receive-ticket',
    fields,
    initial: { first_name: profile.first_name, last_name: profile.last_name },
    onSubmit: async (given) => {
      const answers = Object.fromEntries(offer.questions.map(({ id }) => [id, given[`answers.${id}`] ?? '']));
      const { first_name: first, last_name: last } = given;
      await mutateAsync({ token, first_name: first || null, last_name: last || null, answers });
      onAccepted();
    },
  });
  return (
    <Form form={form} submit={t('receive.accept')} busy={t('receive.accepting')}>
      {names.map((name) => (
        <TextInput
          key={name}
          {...form.field(name)}
          maxLength={100}
          autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
        />
      ))}
      {offer.questions.map(({ id, type, hint, choices }) =>
        type === 'text' ? (
          <TextInput key={id} {...form.field(`answers.${id}`)} hint={hint ?? undefined} maxLength={200} />
        ) : (
          <Select
            key={id}
            {...form.field(`answers.${id}`)}
            hint={hint ?? undefined}
            placeholder={t('receive.choose')}
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
          />
        ),
      )}
    </Form>
  );
}

function SignIn() {
  const { t } = useTranslation('transfers');
  const words = { account: t('receive.account'), login: t('receive.login'), register: t('receive.register') };
  return <SignInFirst here={ticketPaths.receive()} words={words} />;
}

/** The offer, accepted by a button because mail scanners open links. */
function Offered({ offer, token }: { offer: Offer; token: string }) {
  const { t } = useTranslation(['transfers', 'common']);
  const session = useSession();
  const profile = useProfile();
  const [isAccepted, setIsAccepted] = useState(false);
  const declining = useDeclineTicket();
  if (isAccepted)
    return (
      <End title={t('receive.accepted')} body={t('receive.acceptedBody', { event: offer.event.title })} isAccepted />
    );
  if (declining.isSuccess) return <End title={t('receive.declined')} body={t('receive.declinedBody')} />;
  return (
    <div className={stack.m}>
      <h1>{offer.event.title}</h1>
      <Lead>{offer.from === null ? t('receive.fromSomeone') : t('receive.from', { name: offer.from })}</Lead>
      <Facts offer={offer} />
      <p>{t('receive.lead')}</p>
      <Failure error={declining.error} />
      {session.state === 'signedOut' && <SignIn />}
      {session.state === 'signedIn' && profile !== undefined && (
        <AcceptForm offer={offer} token={token} profile={profile} onAccepted={() => setIsAccepted(true)} />
      )}
      <div>
        <Button
          variant="quiet"
          busy={declining.isPending ? t('receive.declining') : undefined}
          onClick={() => declining.mutate(token)}
        >
          {t('receive.decline')}
        </Button>
      </div>
    </div>
  );
}

function Offer({ token }: { token: string }) {
  const read = useQuery(offerQuery(token));
  const { data, error } = read;
  if (data !== undefined) return <Offered offer={data} token={token} />;
  if (error instanceof ApiError && error.status === 404) return <Over />;
  return <LinkLoading read={read} />;
}

function Over() {
  const { t } = useTranslation('transfers');
  return <End title={t('receive.over')} body={t('receive.overBody')} />;
}

/** The page of mailed links: a ticket that somebody sent, at /tickets/receive#token=…, or places from a waiting list, at /tickets/receive?of=slug.occurrence */
export default function ReceiveTicketPage() {
  const [[slug, occurrence]] = useState(() => new URLSearchParams(location.search).get('of')?.split('.') ?? []);
  return slug === undefined || occurrence === undefined ? (
    <SentTicket />
  ) : (
    <WaitingList slug={slug} occurrence={occurrence} />
  );
}

function SentTicket() {
  const { t } = useTranslation('transfers');
  const token = useMailedToken(kept);
  return (
    <>
      <PageTitle page={t('receive.title')} />
      {token === null ? <Over /> : <Offer key={token} token={token} />}
    </>
  );
}
