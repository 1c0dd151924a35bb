import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { PayPermit } from './PayPermit.tsx';
import type { Permit } from './permit.queries.ts';
import { PermitForm } from './PermitForm.tsx';
import { PermitNow } from './PermitNow.tsx';
import { Section } from './Section.tsx';

const formTitles = {
  none: 'permit.form.title',
  awaiting_payment: 'permit.form.again',
  under_review: 'permit.form.renew',
  refused: 'permit.form.resendTitle',
  valid: 'permit.form.renew',
  expired: 'permit.form.renew',
} as const;

/** The current permit and, if one can be applied for, the form. An application can be changed until it is paid. */
export function PermitView({ permit }: { permit: Permit }) {
  const { t } = useTranslation('account');
  const [isChanging, setIsChanging] = useState(false);
  const isUnpaid = permit.state === 'awaiting_payment';
  return (
    <>
      <PermitNow permit={permit}>
        {isUnpaid && (
          <PayPermit permit={permit}>
            {!isChanging && (
              <Button variant="quiet" onClick={() => setIsChanging(true)}>
                {t('permit.form.again')}
              </Button>
            )}
          </PayPermit>
        )}
      </PermitNow>
      {permit.can_apply && (!isUnpaid || isChanging) && (
        <Section title={t(formTitles[permit.state])}>
          <PermitForm permit={permit} />
        </Section>
      )}
    </>
  );
}
