import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { LogIn } from '../../kit/flow/StepFrame.tsx';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RentalPass } from './RentalPass.tsx';
import { StepPage } from './StepPage.tsx';
import { detailsForm, TryAgain, useFact, useSend } from './togas.flow.ts';
import { togaRentalQuery } from './togas.queries.ts';

/** The server could not be reached. */
export function OpenFailedScreen() {
  const { t } = useTranslation('togas');
  return (
    <StepPage lead={t('openFailed.lead')}>
      <div className={row}>
        <TryAgain />
        <LinkButton variant="quiet" href={paths.togaRentals()}>
          {t('about')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The session ended; logging in leads back to the same step. */
export function SignedOutScreen() {
  const { t } = useTranslation('togas');
  return (
    <StepPage lead={t('signedOut.lead')}>
      <div className={row}>
        <LogIn />
      </div>
    </StepPage>
  );
}

/** Togas cannot be rented at the moment. */
export function ClosedScreen() {
  const { t } = useTranslation('togas');
  return (
    <StepPage lead={t('closed.lead')}>
      <div className={row}>
        <LinkButton variant="act" href={paths.togaRentals()}>
          {t('about')}
        </LinkButton>
        <LinkButton variant="line" href={paths.myToga()}>
          {t('mine')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

const Page = ({ heading, lead, actions }: PaymentPage) => (
  <StepPage heading={heading} lead={lead}>
    {actions && <div className={row}>{actions}</div>}
  </StepPage>
);

/** The payment, until the server knows its outcome. */
export function PaymentScreen() {
  const { t } = useTranslation('togas');
  const send = useSend();
  const payment = useFact(({ children }) => children.payment);
  return (
    payment && (
      <PaymentSteps
        payment={payment}
        Page={Page}
        ways={
          <Button variant="quiet" onClick={() => send({ type: 'order.review' })}>
            {t('payment.review')}
          </Button>
        }
      />
    )
  );
}

/** Paid: the dates to remember, and the things to bring. */
export function BookedScreen() {
  const { t } = useTranslation('togas');
  const id = useFact(({ context }) => context.rental?.id ?? '');
  const rental = useQuery({ ...togaRentalQuery(id), staleTime: 0 });
  useEffect(() => forgetDraft(sessionStorage, detailsForm), []);
  return (
    <StepPage lead={t('booked.lead')}>
      <Loaded query={rental}>{(data) => <RentalPass rental={data} />}</Loaded>
      <div>
        <LinkButton variant="act" href={paths.myToga()}>
          {t('mine')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The payment came after the slot's hold had ended. */
export function LateScreen() {
  const { t } = useTranslation('togas');
  const send = useSend();
  return (
    <StepPage lead={t('late.lead')}>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'start.again' })}>
          {t('late.again')}
        </Button>
      </div>
    </StepPage>
  );
}
