import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { useMailedToken } from '../../kit/session/mailed-token.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { useSession } from '../../kit/session/session.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { forgetToken, LinkLoading, SignInFirst } from './mailed-link.tsx';
import { usePlaceWords } from './share-labels.ts';
import { type OfferedShare, offeredShareQuery, useDeclineShare, useTakeShare } from './shares.queries.ts';

/** The key under which the token waits during login or registration. */
const kept = 'booking-share';

/** The last screen: a heading that takes the focus, and links onwards. */
function End({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation('shares');
  useEffect(() => forgetToken(kept, ticketPaths.share()), []);
  return (
    <div className={stack.m}>
      <FocusHeading>{title}</FocusHeading>
      <Lead>{body}</Lead>
      <div className={row}>
        <LinkButton variant="line" href={shellPaths.bookings()}>
          {t('place.bookings')}
        </LinkButton>
        <LinkButton variant="line" href={paths.events()}>
          {t('place.events')}
        </LinkButton>
      </div>
    </div>
  );
}

function Facts({ share: { occurrence, places, total, expires_at } }: { share: OfferedShare }) {
  const { t } = useTranslation(['shares', 'common']);
  const words = useMomentWords();
  const placeWords = usePlaceWords();
  const [when, until] = [words(occurrence.start), words(expires_at)];
  const { venue } = occurrence;
  return (
    <SummaryList
      answers={[
        { label: t('place.when'), value: `${when.long}, ${when.time}` },
        {
          label: t('place.where'),
          value: venue === null ? t('common:toBeAnnounced') : `${venue.name}, ${venue.locality}`,
        },
        { label: t('place.what', { count: places.length }), value: placeWords(places) },
        { label: t('place.price'), value: total.formatted },
        { label: t('place.until'), value: `${until.long}, ${until.time}` },
      ]}
    />
  );
}

/** True of the refusal of a link that is over, or that leads to somebody else's places. */
const isOver = (error: Error | null) => error instanceof ApiError && error.status === 404;

interface OfferProps {
  share: OfferedShare;
  token: string;
}

interface TakingProps extends OfferProps {
  taking: ReturnType<typeof useTakeShare>;
}

/** The way on: to the checkout, which asks who comes and takes the money; or first to an account. */
function Taking({ share, token, taking }: TakingProps) {
  const { t } = useTranslation('shares');
  const session = useSession();
  const profile = useProfile();
  const [, navigate] = useLocation();
  const take = () =>
    taking.mutate(token, {
      onSuccess: ({ event, occurrence }) => {
        forgetToken(kept, ticketPaths.share());
        navigate(paths.book(event.slug, occurrence.id));
      },
    });
  if (session.state === 'signedOut') {
    const words = { account: t('place.account'), login: t('place.login'), register: t('place.register') };
    return <SignInFirst here={ticketPaths.share()} words={words} />;
  }
  if (profile === undefined) return null;
  if (!profile.registered)
    return (
      <div className={stack.m}>
        <p>{t('place.incomplete')}</p>
        <div className={row}>
          <LinkButton variant="act" href={paths.register()}>
            {t('place.finish')}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <>
      <Failure error={taking.error} />
      <div className={row}>
        <Button variant="act" busy={taking.isPending ? t('place.taking') : undefined} onClick={take}>
          {t(share.is_taken ? 'place.goOn' : 'place.take')}
        </Button>
      </div>
    </>
  );
}

/** The places, taken by a button because mail scanners open links. */
function Offered({ share, token }: OfferProps) {
  const { t } = useTranslation(['shares', 'common']);
  const taking = useTakeShare();
  const declining = useDeclineShare();
  if (isOver(taking.error)) return <Over />;
  if (declining.isSuccess) return <End title={t('place.declined')} body={t('place.declinedBody')} />;
  return (
    <div className={stack.m}>
      <h1>{share.event.title}</h1>
      <Lead>{share.from === null ? t('place.fromSomeone') : t('place.from', { name: share.from })}</Lead>
      <Facts share={share} />
      <Failure error={declining.error} />
      <Taking {...{ share, token, taking }} />
      {!share.is_taken && (
        <div>
          <Button
            variant="quiet"
            busy={declining.isPending ? t('place.declining') : undefined}
            onClick={() => declining.mutate(token)}
          >
            {t('place.decline')}
          </Button>
        </div>
      )}
      <p className={muted}>{withItsNoun(t('place.lead'))}</p>
    </div>
  );
}

function Over() {
  const { t } = useTranslation('shares');
  return <End title={t('place.over')} body={t('place.overBody')} />;
}

function Share({ token }: { token: string }) {
  const { t } = useTranslation('shares');
  const session = useSession();
  const read = useQuery(offeredShareQuery(token, session.state === 'signedIn'));
  const { data, error } = read;
  if (isOver(error)) return <Over />;
  if (data?.is_from_you === true) return <End title={t('place.fromYou')} body={t('place.fromYouBody')} />;
  if (data?.is_taken === true && !data.is_yours && session.state === 'signedIn') return <Over />;
  if (data !== undefined) return <Offered share={data} token={token} />;
  return <LinkLoading read={read} />;
}

/** The page of a friend's mailed link, at /tickets/share#token=…: a place to take and pay for. */
export default function SharedPlacePage() {
  const { t } = useTranslation('shares');
  const token = useMailedToken(kept);
  return (
    <>
      <PageTitle page={t('place.title')} />
      {token === null ? <Over /> : <Share key={token} token={token} />}
    </>
  );
}
