import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { CaseActions } from '../../kit/desk/CaseActions.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { centsOf, eurosOrNone, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type RentalCase, useDecideRental } from './desk-rentals.queries.ts';

type DeskEvent = RentalCase['events'][number];

/** The decisions that need no message. */
const plain: readonly DeskEvent[] = ['request.approve', 'things.return'];

/** Returns the decisions that would be taken: no approval of what is taken by now. */
function openTo({ request, events, left }: RentalCase): DeskEvent[] {
  const isTaken = request.clashes.length > 0 || left.some((thing) => thing.left < thing.quantity);
  return events.filter((event) => event !== 'request.approve' || !isTaken);
}

interface ReasonProps {
  id: string;
  event: DeskEvent;
  deposit: RentalCase['request']['deposit'];
  decide: ReturnType<typeof useDecideRental>['mutateAsync'];
  onDone: () => void;
}

/** A question to the requester, or a reason; where things are missing or damaged, also how much of the deposit is kept. */
function ReasonForm({ id, event, deposit, decide, onDone }: ReasonProps) {
  const { t } = useTranslation(['deskRentals', 'desk']);
  const canKeep = event === 'things.miss' && deposit.amount > 0;
  const form = useForm({
    id,
    fields: {
      reason: { label: t(`reasons.${event}`), rules: [required] },
      kept: { label: t('keep'), rules: canKeep ? [required, eurosOrNone] : [] },
    },
    initial: { kept: (deposit.amount / 100).toFixed(2) },
    onSubmit: async ({ reason, kept }) => {
      await decide({ event, reason, ...(canKeep && { kept: centsOf(kept) ?? deposit.amount }) });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t(`ways.${event}`)}
      variant={event === 'request.ask_back' ? 'act' : 'danger'}
      ways={
        <Button variant="quiet" onClick={onDone}>
          {t('desk:cancel')}
        </Button>
      }
    >
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={1000} />
      {canKeep && (
        <TextInput
          {...form.field('kept')}
          hint={t('keepHint', { sum: deposit.formatted })}
          inputMode="decimal"
          autoComplete="off"
          width="short"
          maxLength={12}
        />
      )}
    </Form>
  );
}

/** A button for each decision that can be taken now. */
export function RentalDecision({ found }: { found: RentalCase }) {
  const { request } = found;
  const events = openTo(found);
  const { t } = useTranslation(['deskRentals', 'rentals', 'desk', 'common']);
  const asking = events.filter((event) => !plain.includes(event));
  const formIdOf = (event: DeskEvent) => `desk-rental-${event}-${request.id}`;
  const [opened, open] = useOpenForm(Object.fromEntries(asking.map((event) => [event, formIdOf(event)])));
  const asked = asking.find((event) => event === opened);
  const deciding = useDecideRental(found);
  return (
    <CaseActions>
      <LiveRegion text={deciding.isSuccess ? t(`rentals:states.${request.state}`) : ''} />
      {asked === undefined && <Failure error={deciding.error} />}
      {asked !== undefined ? (
        <ReasonForm
          key={asked}
          id={formIdOf(asked)}
          event={asked}
          deposit={request.deposit}
          decide={deciding.mutateAsync}
          onDone={() => open(undefined)}
        />
      ) : (
        events.length > 0 && (
          <div className={styles.ways}>
            {events.map((event) => (
              <Button
                key={event}
                variant={plain.includes(event) ? 'act' : 'line'}
                busy={deciding.isPending && deciding.variables.event === event ? t('desk:saving') : undefined}
                onClick={() => (plain.includes(event) ? deciding.mutate({ event }) : open(event))}
              >
                {t(`ways.${event}`)}
              </Button>
            ))}
          </div>
        )
      )}
    </CaseActions>
  );
}
