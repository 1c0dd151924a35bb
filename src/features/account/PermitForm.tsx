import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { permitOf, usePermitSpecs } from '../../kit/details/permit.ts';
import { PermitFields } from '../../kit/details/PermitFields.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { Totals } from '../../kit/ui/Totals.tsx';
import * as styles from './Panel.css.ts';
import { useApplyForPermit, type Permit } from './permit.queries.ts';

/** The car, both sides of the licence, and on to the payment. */
export function PermitForm({ permit: { state, number_plate, contribution } }: { permit: Permit }) {
  const { t } = useTranslation(['account', 'common']);
  const { mutateAsync } = useApplyForPermit();
  // A licence that was refused is sent again; the contribution was paid before.
  const isPaid = state === 'refused';
  const [, navigate] = useLocation();
  const form = useForm({
    id: 'account-permit',
    fields: usePermitSpecs(),
    initial: { number_plate: number_plate ?? '' },
    onSubmit: async (answers, files) => {
      const { id, url } = await mutateAsync(permitOf(answers, files));
      if (url !== null) navigate(paths.purchaseReturn(id, 'order'));
    },
  });
  return (
    <>
      <Form form={form} submit={t(isPaid ? 'permit.form.resend' : 'permit.form.send')} busy={t('permit.form.sending')}>
        <PermitFields form={form} />
        {!isPaid && (
          <div className={styles.panel}>
            <Totals
              lines={[{ label: t('permit.form.contribution'), amount: contribution.formatted }]}
              total={{ label: t('common:total'), amount: contribution.formatted }}
            />
            <p className={muted}>{t('permit.form.contributionWhy')}</p>
          </div>
        )}
      </Form>
    </>
  );
}
