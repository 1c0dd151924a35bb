import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '../../kit/ui/Dialog.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Carpool.css.ts';
import { type Ride, answerRide, cancelRide, fetchIcal, ridesQuery, useRideChange } from './carpool.queries.ts';
import { EditPassengers, Person, shortName } from './Passengers.tsx';
import { minuteBefore } from '../../kit/clock/minute-before.ts';

/** Tells on the page what became of a ride whose card may go away: `info` where something else had happened already. */
export type TellOut = (words: string, tone?: 'ok' | 'info') => void;

/** Returns how a page tells what became of its rides, and what it has been told last. */
export function useRideNews(): { told: ReactNode; tell: TellOut } {
  const [news, setNews] = useState<{ words: string; tone: 'ok' | 'info' }>();
  return {
    tell: (words, tone = 'ok') => setNews({ words, tone }),
    told: news && (
      <StatusMessage key={news.words} tone={news.tone}>
        {news.words}
      </StatusMessage>
    ),
  };
}

interface CancelProps {
  ride: Ride;
  title: string;
  onCancelled: () => void;
  onOut: TellOut;
}

/**
 * Cancels the booking, after explaining the consequences. The list is fetched again once the success has been seen. What comes of it is told
 * on the page if the dialog was closed meanwhile.
 */
function CancelRide({ ride, title, onCancelled, onOut }: CancelProps) {
  const { t } = useTranslation(['carpool', 'common']);
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const readAgain = () => void queries.invalidateQueries({ queryKey: ridesQuery.queryKey });
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: cancelRide,
    onSuccess: () => {
      onCancelled();
      if (isAsking) return;
      onOut(t('cancel.doneAndTold', { date: title }));
      readAgain();
    },
  });
  const close = () => {
    setIsAsking(false);
    if (isSuccess) readAgain();
    else if (!isPending) reset();
  };
  return (
    <>
      {!isAsking && <Failure error={error} />}
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('cancel.button')}
        <VisuallyHidden>, {title}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t(isSuccess ? 'cancel.done' : 'cancel.title')}
        actions={
          isSuccess ? (
            <Button variant="act" onClick={close}>
              {t('cancel.continue')}
            </Button>
          ) : (
            <>
              <Button variant="danger" busy={isPending ? t('cancel.busy') : undefined} onClick={() => mutate(ride.id)}>
                {t('cancel.confirm')}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t('cancel.keep')}
              </Button>
            </>
          )
        }
      >
        <Failure error={error} />
        <p role={isSuccess ? 'status' : undefined}>{t(isSuccess ? 'cancel.told' : 'cancel.body', { date: title })}</p>
      </Dialog>
    </>
  );
}

const tones = {
  booked: 'ok',
  needs_passenger: 'low',
  entered: 'ok',
  released: 'plain',
  lapsed: 'plain',
  cancelled: 'plain',
} as const;

interface Props {
  ride: Ride;
  /** Called with what to say once the person isn't in the car any more: the card goes away then. */
  onOut: TellOut;
}

/** One shared ride: the date, the space, the people in the car, and the possible actions. */
export function RideCard({ ride, onOut }: Props) {
  const { t } = useTranslation('carpool');
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const [isEditing, setIsEditing] = useState(false);
  const card = useFocusHome<HTMLLIElement>('h3');
  // Until the list is fetched again, the card behind the dialog tells of the cancellation.
  const [isCancelled, setIsCancelled] = useState(false);
  const { space, riders } = ride;
  const state = isCancelled ? 'cancelled' : ride.state;
  const pass = isCancelled ? null : ride.pass;
  const enter = moment(ride.enter_before);
  const title = dayWords(ride.date).long;
  const isAwaited = ride.is_upcoming && !isCancelled && state !== 'entered';
  const partOf = ({ is_driver, is_you, comes }: Ride['riders'][number]) => {
    if (is_driver) return t('ride.driver');
    if (comes) return t(is_you ? 'ride.youCome' : 'ride.comes');
    if (!isAwaited) return undefined;
    return t(is_you ? 'ride.youAsked' : 'ride.asked');
  };
  return (
    <li ref={card} className={styles.ride}>
      <div className={styles.rideHead}>
        <h3>{title}</h3>
        <Badge tone={tones[state]}>{t(`states.${state === 'entered' && !ride.is_upcoming ? 'droveIn' : state}`)}</Badge>
      </div>
      <p>
        {t('space.name', space)}
        {isAwaited && `. ${t('ride.enter', { time: enter.time })}.`}
      </p>
      {state === 'needs_passenger' && ride.is_upcoming && ride.is_driver && <Lacking ride={ride} />}
      {isEditing ? (
        <EditPassengers ride={ride} onClose={() => setIsEditing(false)} />
      ) : (
        <ul className={styles.people} aria-label={t('ride.people')}>
          {riders.map((rider) => (
            <Person
              key={rider.user_id}
              person={rider}
              name={rider.is_you ? t('ride.you') : shortName(rider)}
              detail={partOf(rider)}
            />
          ))}
        </ul>
      )}
      {pass !== null && ride.is_upcoming && (
        <div className={styles.pass}>
          <div className={styles.code}>
            <QrCode path={pass.qr} size={pass.qr_size} label={t('ride.pass')} />
          </div>
          <div>
            <p>{t('ride.passHint')}</p>
            <p className={styles.typed}>{pass.code}</p>
          </div>
        </div>
      )}
      {ride.can_answer && <Answer ride={ride} title={title} onOut={onOut} />}
      {ride.is_upcoming && !isEditing && (
        <div className={row}>
          {(ride.can_change || ride.can_cancel) && (
            <Button variant="line" onClick={() => setIsEditing(true)}>
              {t('edit.button')}
              <VisuallyHidden>, {title}</VisuallyHidden>
            </Button>
          )}
          <SaveButton name="carpooling.ics" fetchFile={() => fetchIcal(ride.id)} failed={t('icalFailed')}>
            {t('ical')}
          </SaveButton>
          {ride.can_cancel && (
            <CancelRide ride={ride} title={title} onCancelled={() => setIsCancelled(true)} onOut={onOut} />
          )}
        </div>
      )}
    </li>
  );
}

function Lacking({ ride }: { ride: Ride }) {
  const { t } = useTranslation('carpool');
  const { short, time } = useMomentWords()(minuteBefore(ride.book_before));
  return <Banner tone="warn">{t('ride.lacking', { date: short, time })}</Banner>;
}

/** True where the ride had changed meanwhile: the list is read again, and its card may go away. */
const isOver = (error: Error | null): error is ApiError => error instanceof ApiError && error.status === 409;

/** A passenger's answer to an invitation. Getting out asks first: there is no way back but the driver's asking again. */
function Answer({ ride: { id, riders }, title, onOut }: Props & { title: string }) {
  const { t } = useTranslation(['carpool', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const comes = riders.some((rider) => rider.is_you && rider.comes);
  const way = comes ? 'leave' : 'decline';
  const { mutate, isPending, variables, error } = useRideChange(answerRide, {
    onChanged: ({ comes: does }) => {
      if (!does) onOut(t(`${way}.done`, { date: title }));
    },
    onFailed: (refusal) => {
      if (isOver(refusal)) onOut(refusal.message, 'info');
    },
  });
  const busy = (which: boolean) => (isPending && variables.comes === which ? t('ride.saving') : undefined);
  const getOut = () => {
    setIsAsking(false);
    mutate({ id, comes: false });
  };
  return (
    <>
      <Failure error={isOver(error) ? null : error} />
      <div className={row}>
        {!comes && (
          <Button variant="act" busy={busy(true)} onClick={() => mutate({ id, comes: true })}>
            {t('ride.come')}
          </Button>
        )}
        <Button variant="line" busy={busy(false)} onClick={() => setIsAsking(true)}>
          {t(`ride.${way}`)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`${way}.title`)}
        confirm={t(`${way}.confirm`)}
        onConfirm={getOut}
        keep={t(`${way}.keep`)}
      >
        <p>{t(`${way}.body`, { date: title })}</p>
      </ConfirmDialog>
    </>
  );
}
