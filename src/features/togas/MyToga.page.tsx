import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { RentalPass } from './RentalPass.tsx';
import { dayOf, type FittingDay, openDays, SlotFields, useSlotSpecs } from './SlotFields.tsx';
import { fittingDatesQuery, myTogasQuery, type TogaRental, useMoveFitting } from './togas.queries.ts';

const tones: Record<TogaRental['state'] | 'overdue', BadgeTone> = {
  held: 'low',
  awaiting_payment: 'low',
  booked: 'ok',
  fitted: 'ok',
  collected: 'busy',
  overdue: 'stop',
  missing: 'stop',
  returned: 'ok',
  returned_late: 'stop',
  deposit_given_back: 'ok',
  deposit_kept: 'stop',
  ended: 'stop',
};

const moveFormOf = ({ id }: TogaRental) => `toga-move-${id}`;

interface MoveProps {
  rental: TogaRental;
  days: readonly FittingDay[];
  onDone: (isMoved: boolean) => void;
}

function MoveForm({ rental, days, onDone }: MoveProps) {
  const { t } = useTranslation(['togas', 'common']);
  const move = useMoveFitting(rental.id);
  const [before] = useState(rental.fitting.id);
  const form = useForm({
    id: moveFormOf(rental),
    fields: useSlotSpecs(),
    initial: { date: dayOf(days, rental.fitting.id), occurrence: rental.fitting.id },
    save: false,
    watch: ['date'],
    onSubmit: async ({ occurrence }) => {
      await move.mutateAsync(occurrence);
      onDone(occurrence !== before);
    },
  });
  const first = form.field('date').id;
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const finish = useEffectEvent(() => onDone(true));
  // The answer was lost on its way, but the rental says that it has moved. Its slot is full by now, and couldn't be taken again.
  const hasMoved = move.isError && move.variables === rental.fitting.id && move.variables !== before;
  useEffect(() => {
    if (hasMoved) finish();
  }, [hasMoved]);
  return (
    <Form
      form={form}
      submit={t('move.submit')}
      busy={t('move.busy')}
      ways={
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('common:cancel')}
        </Button>
      }
    >
      <SlotFields form={form} days={days} own={rental.fitting.id} />
    </Form>
  );
}

/** Moves the fitting to another slot, while there are any. */
function Move({ rental }: { rental: TogaRental }) {
  const { t } = useTranslation(['togas', 'common']);
  const [opened, open] = useOpenForm({ move: moveFormOf(rental) });
  const [outcome, setOutcome] = useState<'moved' | 'cancelled'>();
  const isOpen = opened !== undefined;
  const dates = useQuery({ ...fittingDatesQuery, enabled: isOpen });
  const buttonId = useId();
  useEffect(() => {
    // The form that had the focus is gone.
    if (outcome === 'cancelled') document.getElementById(buttonId)?.focus();
  }, [outcome, buttonId]);
  const close = (isMoved: boolean) => {
    open(undefined);
    setOutcome(isMoved ? 'moved' : 'cancelled');
  };
  return (
    <>
      {outcome === 'moved' && <StatusMessage>{t('move.done')}</StatusMessage>}
      {isOpen ? (
        <Loaded query={dates}>
          {(days) =>
            openDays(days).length === 0 ? (
              <div className={stack.s}>
                <StatusMessage tone="info">{t('move.none')}</StatusMessage>
                <div>
                  <Button variant="quiet" onClick={() => close(false)}>
                    {t('common:cancel')}
                  </Button>
                </div>
              </div>
            ) : (
              <MoveForm rental={rental} days={days} onDone={close} />
            )
          }
        </Loaded>
      ) : (
        <div>
          <Button
            id={buttonId}
            variant="line"
            onClick={() => {
              setOutcome(undefined);
              open('move');
            }}
          >
            {t('move.open')}
          </Button>
        </div>
      )}
    </>
  );
}

function Rental({ rental }: { rental: TogaRental }) {
  const { t } = useTranslation('togas');
  const dayWords = useDayWords();
  const isUnpaid = rental.expires_at !== null;
  const isOverdue = useSecondsUntil(rental.state === 'collected' ? rental.graduation.return_by : null) === 0;
  const isKept = rental.state === 'deposit_kept' || rental.state === 'missing';
  const standing = isOverdue ? 'overdue' : rental.state;
  const sum = rental.deposit.formatted;
  const { date, time } = useMomentWords()(rental.graduation.return_by);
  return (
    <section className={stack.m}>
      <div className={stack.s}>
        <h2>{t('mineTitle', { date: dayWords(rental.graduation.date).date })}</h2>
        <p>
          <Badge tone={tones[standing]}>{t(`states.${standing}`)}</Badge>
        </p>
        <p>{isOverdue ? t('overdue', { sum }) : t(`stateNotes.${rental.state}`, { sum })}</p>
        {isKept && <p>{rental.kept_reason ?? t('keptLate', { date, time })}</p>}
      </div>
      {isUnpaid ? (
        <div className={row}>
          <LinkButton variant="act" href={paths.bookToga('check')}>
            {t('goOn')}
          </LinkButton>
        </div>
      ) : (
        <RentalPass rental={rental} />
      )}
      {rental.can_move && <Move rental={rental} />}
    </section>
  );
}

/** The graduate's own toga rental: /account/toga */
export default function MyTogaPage() {
  const { t } = useTranslation(['togas', 'shell']);
  const mine = useQuery(myTogasQuery);
  return (
    <div className={stack.l}>
      <h1>{t('shell:pages.myToga')}</h1>
      <Loaded query={mine}>
        {(rentals) =>
          rentals.length === 0 ? (
            <EmptyState title={t('noneTitle')}>
              <p>{t('noneBody')}</p>
              <p>
                <LinkButton variant="act" href={paths.togaRentals()}>
                  {t('about')}
                </LinkButton>
              </p>
            </EmptyState>
          ) : (
            rentals.map((rental) => <Rental key={rental.id} rental={rental} />)
          )
        }
      </Loaded>
    </div>
  );
}
