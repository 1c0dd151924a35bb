import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import type { ButtonVariant } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import * as styles from './Needs.css.ts';
import type { Need } from './needs.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';

interface Props {
  need: Need;
  isFirst: boolean;
}

/** One thing that waits for the person: the matter, the consequence of doing nothing, and the action. */
function NeedRow({ need, isFirst }: Props) {
  const isOverdue = useSecondsUntil(dueBackOf(need)) === 0;
  const words = useNeedWords()(need, isOverdue);
  return (
    <li className={styles.item}>
      <span className={styles.tone[need.kind === 'deletion' ? 'stop' : 'wait']} />
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.detail}>{words.detail}</p>
        </div>
        <div>
          <NeedAction need={need} variant={isFirst ? 'act' : 'line'} />
        </div>
      </div>
    </li>
  );
}

/** The moment until which a toga has to be back; null if nothing of the kind waits. */
const dueBackOf = (need: Need): string | null =>
  need.kind === 'toga' && need.due === 'return' ? need.rental.graduation.return_by : null;

function useNeedWords(): (need: Need, isOverdue: boolean) => { title: string; detail: string } {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  const dayWords = useDayWords();
  return (need, isOverdue) => {
    switch (need.kind) {
      case 'deletion': {
        const { date } = wordsOf(need.dueAt);
        return { title: t('needs.deletion.title', { date }), detail: t('needs.deletion.detail') };
      }
      case 'booking': {
        const { short, time } = wordsOf(need.booking.occurrence.start);
        const detail = t('needs.booking.detail', { date: `${short}, ${time}` });
        return { title: t('needs.booking.title', { event: need.booking.event.title }), detail };
      }
      case 'payment':
        return {
          title: t(`needs.payment.${need.product}`),
          detail: t('needs.payment.detail', { sum: need.sum }),
        };
      case 'toga': {
        const { short, time } = wordsOf(
          need.due === 'payment' ? need.rental.fitting.start : need.rental.graduation.return_by,
        );
        const due = isOverdue ? 'overdue' : need.due;
        const detail = t(`needs.toga.${due}Detail`, { date: `${short}, ${time}` });
        return { title: t(`needs.toga.${due}`), detail };
      }
      case 'rental': {
        const { venue, equipment, end, pay_by } = need.request;
        const what = venue?.name ?? equipment.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
        const { short, time } = wordsOf(pay_by ?? end);
        const detail = t(`needs.rental.${need.due}Detail`, { what, date: `${short}, ${time}` });
        return { title: t(`needs.rental.${need.due}`), detail };
      }
      case 'interview': {
        const { start, arrive, company } = need.interview;
        const { short, time } = wordsOf(start);
        const facts = { company: company.title, date: `${short}, ${time}`, arrive: wordsOf(arrive).time };
        return {
          title: t(`needs.interview.${need.due}`, facts),
          detail: t(`needs.interview.${need.due}Detail`, facts),
        };
      }
      case 'ride': {
        const { short } = dayWords(need.ride.date);
        const { short: lastDay, time } = wordsOf(minuteBefore(need.ride.book_before));
        const driver = need.ride.riders.find(({ is_driver }) => is_driver)?.first_name ?? '';
        const detail =
          need.wants === 'answer'
            ? t('needs.ride.answerDetail', { driver, date: short })
            : t('needs.ride.passengerDetail', { date: short, until: `${lastDay}, ${time}` });
        return { title: t(`needs.ride.${need.wants}`), detail };
      }
      case 'complaint':
        return {
          title: t('needs.complaint.title'),
          detail: t('needs.complaint.detail', {
            type: need.complaint.type_name,
            date: dayWords(need.complaint.sent_on).date,
          }),
        };
      case 'email':
        return { title: t('needs.email.title'), detail: t('needs.email.detail', { address: need.address }) };
      case 'renewal':
        return {
          title: t('needs.renewal.title'),
          detail:
            need.endedOn === null
              ? t('needs.renewal.detail')
              : t('needs.renewal.ended', { date: dayWords(need.endedOn).date }),
        };
      default:
        return { title: t('needs.details.title'), detail: t('needs.details.detail') };
    }
  };
}

function NeedAction({ need, variant }: { need: Need; variant: ButtonVariant }): ReactNode {
  const { t } = useTranslation('account');
  switch (need.kind) {
    case 'deletion':
      return <KeepAccount variant={variant} />;
    case 'booking':
      return (
        <LinkButton variant={variant} href={paths.book(need.booking.event.slug, need.booking.occurrence.id)}>
          {t('needs.booking.action')}
        </LinkButton>
      );
    case 'payment':
      return (
        <LinkButton variant={variant} href={paths.purchaseReturn(need.purchase, 'order')}>
          {t('pay', { sum: need.sum })}
        </LinkButton>
      );
    case 'toga':
      return (
        <LinkButton variant={variant} href={need.due === 'payment' ? paths.bookToga('check') : paths.myToga()}>
          {t('needs.toga.action')}
        </LinkButton>
      );
    case 'rental':
      return (
        <LinkButton variant={variant} href={paths.myRental(need.request.id)}>
          {t('needs.rental.action')}
        </LinkButton>
      );
    case 'interview':
      return (
        <LinkButton
          variant={variant}
          href={need.due === 'held' ? paths.interview(need.interview.company.slug, 'cv') : paths.myInterviews()}
        >
          {t('needs.interview.action')}
        </LinkButton>
      );
    case 'ride':
      return (
        <LinkButton variant={variant} href={paths.carpools()}>
          {t('needs.ride.action')}
        </LinkButton>
      );
    case 'complaint':
      return (
        <LinkButton variant={variant} href={complaintPaths.one(need.complaint.id)}>
          {t('needs.complaint.action')}
        </LinkButton>
      );
    case 'email':
      return (
        <LinkButton variant={variant} href={paths.myDetails()}>
          {t('needs.email.action')}
        </LinkButton>
      );
    case 'renewal':
      return (
        <LinkButton variant={variant} href={paths.myPermit()}>
          {t('needs.renewal.action')}
        </LinkButton>
      );
    default:
      return (
        <LinkButton variant={variant} href={paths.myDetails()}>
          {t('needs.details.action')}
        </LinkButton>
      );
  }
}

function keyOf(need: Need): string {
  if (need.kind === 'booking') return need.booking.id;
  if (need.kind === 'toga') return need.rental.id;
  if (need.kind === 'ride') return need.ride.id;
  if (need.kind === 'rental') return need.request.id;
  if (need.kind === 'interview') return need.interview.id;
  return need.kind === 'payment' ? need.product : need.kind;
}

/** The things that wait for the person; nothing if there are none. The first has the page's one yellow action. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {needs.map((need, at) => (
        <NeedRow key={keyOf(need)} need={need} isFirst={at === 0} />
      ))}
    </ul>
  );
}
