import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { permitOf, usePermitSpecs } from '../../kit/details/permit.ts';
import { PermitFields } from '../../kit/details/PermitFields.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { paths } from '../../kit/paths.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Totals } from '../../kit/ui/Totals.tsx';
import * as accountStyles from './Account.css.ts';
import * as styles from './Panel.css.ts';
import { type Permit, useApplyForPermit } from './permit.queries.ts';
import { PermitBadge, Plate, usePermitLabel } from './PermitBadge.tsx';
import { Section } from './Section.tsx';

interface Props {
  permit: Permit;
  title: string;
  /** The actions that the permit allows. */
  children?: ReactNode;
}

/** A permit: the car, its state, and the meaning of that state. */
function PermitNow({ permit, title, children }: Props) {
  const words = usePermitLabel()(permit);
  return (
    <section className={styles.permit} aria-label={title}>
      {permit.number_plate !== null && (
        <div className={styles.head}>
          <Plate number={permit.number_plate} />
          <PermitBadge state={permit.state} />
        </div>
      )}
      <p>{words}</p>
      {children}
    </section>
  );
}

/** The payment due for a permit. */
function PayPermit({ permit: { purchase }, children }: { permit: Permit; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <>
      {purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
      <div className={accountStyles.actions}>
        {purchase?.url != null && (
          <LinkButton variant="act" href={paths.purchaseReturn(purchase.id, 'order')}>
            {t('pay', { sum: purchase.amount.formatted })}
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
}

/** The car, both sides of the licence, and on to the payment. */
function PermitForm({ permit: { state, number_plate, contribution } }: { permit: Permit }) {
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

const formTitles = {
  none: 'permit.form.title',
  awaiting_payment: 'permit.form.again',
  under_review: 'permit.form.renew',
  refused: 'permit.form.resendTitle',
  valid: 'permit.form.renew',
  expired: 'permit.form.renew',
} as const;

/** The current permit, its renewal if there is one and, if one can be applied for, the form. An application can be changed until it is paid. */
export function PermitView({ permit }: { permit: Permit }) {
  const { t } = useTranslation('account');
  const [opened, open] = useOpenForm({ permit: 'account-permit' });
  const isChanging = opened !== undefined;
  const { renewal } = permit;
  const applied: Permit = renewal === null ? permit : { ...permit, ...renewal, renewal: null };
  const isUnpaid = applied.state === 'awaiting_payment';
  return (
    <>
      {renewal !== null && <PermitNow permit={permit} title={t('permit.title')} />}
      {renewal !== null && <h2>{t('permit.renewal')}</h2>}
      <PermitNow permit={applied} title={t(renewal === null ? 'permit.title' : 'permit.renewal')}>
        {isUnpaid && (
          <PayPermit permit={applied}>
            {!isChanging && (
              <Button variant="quiet" onClick={() => open('permit')}>
                {t('permit.form.again')}
              </Button>
            )}
          </PayPermit>
        )}
      </PermitNow>
      {permit.can_apply && (!isUnpaid || isChanging) && (
        <Section title={t(formTitles[applied.state])}>
          <PermitForm permit={applied} />
        </Section>
      )}
    </>
  );
}
