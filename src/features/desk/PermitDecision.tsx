import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { useDecidePermit, type PermitCase } from './permits.queries.ts';

/** The decisions that the chart allows now, as buttons; declining asks for the reason first. */
export function PermitDecision({ permit }: { permit: PermitCase }) {
  const { t } = useTranslation(['desk', 'common']);
  const [isDeclining, setIsDeclining] = useState(false);
  const deciding = useDecidePermit(permit.id);
  const approve = () => deciding.mutate({ event: 'permit.approve' });
  const canApprove = permit.events.includes('permit.approve');
  const canDecline = permit.events.includes('permit.decline');
  return (
    <>
      <LiveRegion text={deciding.isSuccess ? t(`permits.done.${permit.state}`) : ''} />
      {!isDeclining && <Failure error={deciding.error} />}
      {isDeclining && canDecline ? (
        <DeclineForm decide={deciding.mutateAsync} onDone={() => setIsDeclining(false)} />
      ) : (
        (canApprove || canDecline) && (
          <div className={styles.ways}>
            {canApprove && (
              <Button variant="act" busy={deciding.isPending ? t('saving') : undefined} onClick={approve}>
                {t('permits.approve')}
              </Button>
            )}
            {canDecline && (
              <Button variant="line" onClick={() => setIsDeclining(true)}>
                {t('permits.decline')}
              </Button>
            )}
          </div>
        )
      )}
    </>
  );
}

interface DeclineProps {
  decide: ReturnType<typeof useDecidePermit>['mutateAsync'];
  onDone: () => void;
}

function DeclineForm({ decide, onDone }: DeclineProps) {
  const { t } = useTranslation('desk');
  const form = useForm({
    id: 'desk-decline',
    fields: { reason: { label: t('permits.reason'), rules: [required] } },
    onSubmit: async ({ reason }) => {
      await decide({ event: 'permit.decline', reason });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t('permits.decline')}
      variant="danger"
      ways={
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <TextArea {...form.field('reason')} hint={t('permits.reasonHint')} rows={3} maxLength={500} />
    </Form>
  );
}
