import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import type { RentalRequest } from './rentals.queries.ts';

type Paid = Pick<RentalRequest, 'state' | 'payment' | 'price' | 'refunded' | 'deposit_kept'>;

/** Returns what was paid for a request and what became of the money, as rows of its summary. */
export function paidAnswers({ state, payment, price, refunded, deposit_kept: deposit }: Paid, t: TFunction<'rentals'>) {
  if (payment === null || refunded === null) return [];
  const isKept = state === 'cancelled' && refunded.amount < payment.amount.amount;
  return [
    { label: t('mine.paid'), value: payment.amount.formatted },
    ...(refunded.amount === 0 ? [] : [{ label: t('mine.refunded'), value: refunded.formatted }]),
    ...(deposit === null || deposit.amount === 0 ? [] : [{ label: t('mine.depositKept'), value: deposit.formatted }]),
    ...(isKept ? [{ label: t('mine.notRefunded'), value: price.formatted }] : []),
  ];
}

/** True where calling a paid request off now loses its price. */
const isTooLate = ({ payment, refund }: Pick<RentalRequest, 'payment' | 'refund'>): boolean =>
  payment !== null && refund !== null && refund.amount < payment.amount.amount;

/** How a request stands, for its requester: before it begins, until when the money comes back; then, until when it is theirs. */
export function StateNote({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const moment = useMomentWords();
  const { state, refund, refund_until, refund_days, price, can_cancel } = request;
  if (can_cancel && refund !== null && refund_until !== null) {
    const { short: date, time } = moment(refund_until);
    return <p>{t('mine.refundBy', { date, time, sum: refund.formatted })}</p>;
  }
  if (can_cancel && isTooLate(request))
    return <p>{t('mine.keptLate', { count: refund_days, sum: price.formatted })}</p>;
  if (state === 'approved' && !can_cancel) return <UnderWay request={request} />;
  return <p>{t(`stateNotes.${state}`)}</p>;
}

/** Until when a hire that has begun lasts. */
function UnderWay({ request: { venue, times, repeats_until, end } }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const { short: date, time } = useMomentWords()(times.at(-1)?.end ?? end);
  if (repeats_until !== null) return <p>{t('mine.yoursWeekly', { date })}</p>;
  return <p>{t(venue === null ? 'mine.yoursThings' : 'mine.yours', { date, time })}</p>;
}

/** The refund, as the dialog for calling a request off states it. */
export function RefundNote({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const { refund, refund_days, price } = request;
  if (refund === null) return null;
  return (
    <>
      {isTooLate(request) && <p>{t('mine.refundLate', { count: refund_days, sum: price.formatted })}</p>}
      {refund.amount > 0 && <p>{t('mine.refund', { sum: refund.formatted })}</p>}
    </>
  );
}
