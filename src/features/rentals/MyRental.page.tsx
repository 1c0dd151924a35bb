import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { paths } from '../../kit/paths.ts';
import { rentalTermsQuery } from '../../kit/rental-terms.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { MyDocuments } from './Documents.tsx';
import { payRentalPath } from './pay-rental-path.ts';
import { PayRental } from './PayRental.tsx';
import { paidAnswers, RefundNote, StateNote } from './RefundNote.tsx';
import {
  fetchRentalCalendar,
  myRentalQuery,
  type RentalRequest,
  rentalTones,
  stateOf,
  useCancelRental,
  usePayRental,
  useSendRental,
  whatOf,
} from './rentals.queries.ts';
import { Times, Weeks } from './Times.tsx';

/** The place at which hired things are collected and returned; undefined for a venue, and until they are confirmed. */
function usePlace({ venue, state }: RentalRequest): string | undefined {
  const areTheirs = venue === null && (state === 'approved' || state === 'due_back');
  const { data: terms } = useQuery({ ...rentalTermsQuery, enabled: areTheirs });
  return areTheirs ? terms?.place : undefined;
}

/** The request, as the staff will read it. */
function Answers({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const {
    reference,
    organisation,
    start,
    end,
    repeats_until,
    left_out,
    people,
    purpose,
    access_needs,
    price,
    deposit,
  } = request;
  const day = useDayWords();
  const place = usePlace(request);
  return (
    <SummaryList
      answers={[
        { label: t('mine.reference'), value: reference },
        { label: t('mine.what'), value: whatOf(request) },
        { label: t('form.start'), value: at(start) },
        { label: t('form.end'), value: at(end) },
        place !== undefined && { label: t('mine.place'), value: place },
        repeats_until !== null && { label: t('form.repeats'), value: day(repeats_until).long },
        left_out.length > 0 && {
          label: t('weeks.leftOut'),
          value: left_out.map((each) => day(each).short).join(', '),
        },
        organisation !== null && { label: t('form.organisation'), value: organisation.name },
        { label: t('form.people'), value: people },
        { label: t('form.purpose'), value: purpose },
        access_needs !== null && { label: t('mine.access'), value: access_needs },
        price.amount !== 0 && { label: t('mine.price'), value: price.formatted },
        deposit.amount !== 0 && { label: t('mine.deposit'), value: deposit.formatted },
        ...paidAnswers(request, t),
      ]}
    />
  );
}

/** Until when an approved request is to be paid, what becomes of the money, and how the last try ended. */
function PayNote({ request: { pay_by, payment, price, refund_until, refund_days } }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const moment = useMomentWords();
  if (pay_by === null) return null;
  const sum = price.formatted;
  const late = price.amount === 0 ? t('mine.payTerms') : t('mine.payTermsLate', { count: refund_days, sum });
  const early = (until: string) =>
    t('mine.payTermsUntil', { date: moment(until).short, time: moment(until).time, sum });
  return (
    <Banner tone="warn" title={t('mine.payBy', { date: moment(pay_by).long, time: moment(pay_by).time })}>
      {payment?.state === 'declined' && <p>{t('mine.declined')}</p>}
      <p>{refund_until === null ? late : early(refund_until)}</p>
    </Banner>
  );
}

/** States after which one may want to ask again. */
const comesToNothing = ['declined', 'cancelled', 'lapsed'] as const satisfies RentalRequest['state'][];

interface WaysProps {
  request: RentalRequest;
  /** Gets the focus when a request is sent or called off: the button is gone, and what comes next stands under it. */
  heading: RefObject<HTMLElement | null>;
}

/** The actions open to the requester now. */
function Ways({ request, heading }: WaysProps) {
  const { t } = useTranslation(['rentals', 'common']);
  const [isAsked, setIsAsked] = useState(false);
  const send = useSendRental(request.id);
  const cancel = useCancelRental(request.id);
  const pay = usePayRental(request.id);
  const [, navigate] = useLocation();
  const error = send.error ?? cancel.error ?? pay.error;
  const done = [send, cancel].filter(({ isSuccess }) => isSuccess).length;
  useEffect(() => {
    if (done === 0) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [done, heading]);
  const isTaken = request.clashes.length > 0;
  return (
    <>
      <LiveRegion text={done > 0 ? t(`states.${request.state}`) : ''} />
      <Failure error={error} />
      <div className={row}>
        {request.can_pay && (
          <Button
            variant="act"
            busy={pay.isPending ? t('mine.paying') : undefined}
            onClick={() => pay.mutate(undefined, { onSuccess: () => navigate(payRentalPath(request.id, 'order')) })}
          >
            {t('mine.pay', { sum: formatCents(request.price.amount + request.deposit.amount) })}
          </Button>
        )}
        {request.can_send && (
          <Button
            variant={isTaken ? 'line' : 'act'}
            busy={send.isPending ? t('mine.sending') : undefined}
            onClick={() => send.mutate()}
          >
            {t('mine.send')}
          </Button>
        )}
        {request.can_save_date && (
          <SaveButton
            name={`${request.reference}.ics`}
            fetchFile={() => fetchRentalCalendar(request.id)}
            busy={t('mine.saving')}
          >
            {t('mine.ics')}
          </SaveButton>
        )}
        {request.can_change && (
          <LinkButton variant={isTaken ? 'act' : 'line'} href={paths.askForRental(request.id)}>
            {t('mine.change')}
          </LinkButton>
        )}
        {comesToNothing.some((state) => state === request.state) && (
          <LinkButton variant="line" href={paths.askForRental()}>
            {t('ask')}
          </LinkButton>
        )}
        {request.can_cancel && (
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            {t('mine.cancel')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('mine.cancelTitle')}
        confirm={t('mine.cancel')}
        busy={cancel.isPending ? t('mine.cancelling') : undefined}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        keep={t('mine.keep')}
      >
        <p>{t('mine.cancelBody')}</p>
        <RefundNote request={request} />
      </ConfirmDialog>
    </>
  );
}

/** One request: how it stands, what the staff said, what can be done, and its payment: /account/rentals/:request?from= */
export default function MyRentalPage() {
  const { t } = useTranslation(['rentals', 'shell']);
  const { request: id = '' } = useParams();
  const [params] = useSearchParams();
  const from = params.get('from');
  const query = useQuery(myRentalQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  if (from !== null && query.data?.payment) return <PayRental request={id} payment={query.data.payment} from={from} />;
  return (
    <div className={stack.l}>
      <Loaded query={query}>
        {(request) => (
          <>
            <div className={stack.s}>
              <p>
                <a href={paths.myRentals()}>{t('shell:pages.myRentals')}</a>
              </p>
              <h1 ref={heading} tabIndex={-1}>
                {request.state === 'draft' ? t('mine.check') : whatOf(request)}
              </h1>
              <p>
                <Badge tone={rentalTones[request.state]}>{t(stateOf(request))}</Badge>
              </p>
              {request.asked_by === null ? (
                <StateNote request={request} />
              ) : (
                <p>{t('mine.onlyRead', { name: request.asked_by })}</p>
              )}
            </div>
            {request.note !== null && (
              <Banner title={t('mine.note')}>
                <p>{request.note}</p>
              </Banner>
            )}
            <PayNote request={request} />
            <Answers request={request} />
            <Times request={request} advice={t('times.clashesBody')} />
            <Weeks request={request} />
            <MyDocuments request={request} />
            <Ways request={request} heading={heading} />
          </>
        )}
      </Loaded>
    </div>
  );
}
