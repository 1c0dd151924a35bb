import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TabDraft, useTabDraft } from '../../kit/forms/use-tab-draft.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import type { Booking } from './booking-facts.ts';
import { useCan, useFact, useGiven, useIsBusy, useSend } from './checkout.flow.ts';
import { sharesQuery } from './checkout.queries.ts';
import { isEmailAddress } from './attendee-form.ts';
import { seatLabel } from './seat-labels.ts';
import { isAboutShares } from './StepLayout.tsx';

type Attendee = Booking['attendees'][number];
type Mistake = 'none' | 'wrong' | 'own';

const fieldId = (attendee: Attendee) => `share-${attendee.id}`;

/** The places that friends may pay for: all but one, which is the person's own if somebody of their name comes. */
function useFriendsPlaces({ attendees }: Booking): Attendee[] {
  const { profile } = useGiven();
  const isMine = ({ first_name, last_name }: Attendee) =>
    first_name === profile?.first_name && last_name === profile?.last_name;
  const own = attendees.find(isMine) ?? attendees[0];
  return attendees.filter((attendee) => attendee !== own);
}

/** Names a place by its seat or kind of ticket, and by who comes. */
const placeName = ({ seat, ticket_name, first_name }: Attendee) =>
  [seat ? seatLabel(seat) : ticket_name, first_name].filter(Boolean).join(', ');

interface FormProps {
  booking: Booking;
  tab: TabDraft;
  onClose: () => void;
}

function ApartForm({ booking, tab, onClose }: FormProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { profile } = useGiven();
  const places = useFriendsPlaces(booking);
  const isBusy = useIsBusy();
  const problem = useFact(({ context }) => context.problem);
  const ownAddress = profile?.email.toLowerCase() ?? '';
  const isOwn = (address: string | null) => address?.trim().toLowerCase() === ownAddress;
  const known = Object.fromEntries(
    places.flatMap(({ id, email }) => (email === null || isOwn(email) ? [] : [[id, email]])),
  );
  const typed: TabDraft['draft'] = { ...known, ...tab.draft };
  const [mistakes, setMistakes] = useState<Record<string, Mistake>>({});
  const [tries, setTries] = useState(0);
  const textOf = ({ id }: Attendee) => (typed[id] ?? '').trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = places.filter((place) => textOf(place) !== '');
    const found = given.flatMap((place): [string, Mistake][] => {
      if (isOwn(textOf(place))) return [[place.id, 'own']];
      return isEmailAddress(textOf(place)) ? [] : [[place.id, 'wrong']];
    });
    const [first] = places;
    if (given.length === 0 && first !== undefined) found.push([first.id, 'none']);
    setMistakes(Object.fromEntries(found));
    setTries(tries + 1);
    const shares = given.map((place) => ({ attendeeId: place.id, email: textOf(place) }));
    if (found.length === 0) send({ type: 'places.share', shares });
  };
  const errors = places.flatMap((place) => {
    const mistake = mistakes[place.id];
    return mistake === undefined ? [] : [{ fieldId: fieldId(place), text: t(`share.${mistake}`) }];
  });
  const isRefused = problem !== null && isAboutShares(problem);
  const all = isRefused && errors.length === 0 ? [{ text: t(`share.problem.${problem}`) }] : errors;
  return (
    <form className={stack.m} noValidate onSubmit={submit}>
      {all.length > 0 && !isBusy && <ErrorSummary key={`${tries}-${problem}`} title={t('share.title')} errors={all} />}
      {places.map((place) => (
        <TextInput
          key={place.id}
          id={fieldId(place)}
          label={t('share.email', { place: placeName(place) })}
          hint={t('share.hint')}
          error={errors.find((error) => error.fieldId === fieldId(place))?.text}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={typed[place.id] ?? ''}
          onChange={(event) => tab.put({ ...tab.draft, [place.id]: event.target.value })}
        />
      ))}
      <div className={row}>
        <Button type="submit" variant="line" busy={isBusy ? t('share.busy') : undefined}>
          {t('share.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('share.close')}
        </Button>
      </div>
    </form>
  );
}

/** Says that friends were asked to pay for their places, and until when. */
function Asked({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation('checkout');
  const { long, time } = useMomentWords()(expiresAt);
  return (
    <>
      <p>{t('share.asked')}</p>
      <p>{t('share.askedLead', { date: long, time })}</p>
    </>
  );
}

/** Lets everyone pay for their own place, where there are several and they cost something. */
export function PayApart({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout');
  const section = useFocusHome<HTMLElement>('h2');
  // Once friends were asked there are fewer places, and the form is closed.
  const tab = useTabDraft(`shares:${booking.id}`);
  const [openFor, setOpenFor] = useState(() =>
    booking.attendees.some(({ id }) => tab.draft[id]) ? booking.attendees.length : undefined,
  );
  const close = () => {
    tab.forget();
    setOpenFor(undefined);
  };
  const isOpen = openFor === booking.attendees.length;
  const { data: shares = [], isPending } = useQuery(sharesQuery(booking));
  const [first] = booking.attendees;
  const sample = [{ attendeeId: first?.id ?? '', email: '' }];
  const isBusy = useIsBusy();
  const canShare = useCan({ type: 'places.share', shares: sample }) || isBusy;
  const hasAsked = shares.length > 0;
  const mayShare = canShare && booking.listed_total.amount > 0 && booking.outcome !== 'offered';
  // With the only other place gone nothing more can be shared, and the section would go, with its focus, until the shares have been read.
  const isReadingAsked = openFor !== undefined && isPending;
  if (!hasAsked && !mayShare && !isReadingAsked) return null;
  return (
    <section ref={section} className={stack.m}>
      <div className={stack.s}>
        <h2 tabIndex={-1}>{t('share.heading')}</h2>
        {hasAsked && booking.expires_at !== null && <Asked expiresAt={booking.expires_at} />}
        {mayShare && !hasAsked && <p>{t('share.lead')}</p>}
      </div>
      {mayShare && isOpen && <ApartForm booking={booking} tab={tab} onClose={close} />}
      {(hasAsked || !isOpen) && (
        <div className={row}>
          {hasAsked && (
            <LinkButton variant="line" href={shellPaths.bookings()}>
              {t('share.bookings')}
            </LinkButton>
          )}
          {mayShare && !isOpen && (
            <Button variant="line" onClick={() => setOpenFor(booking.attendees.length)}>
              {t(hasAsked ? 'share.more' : 'share.open')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
