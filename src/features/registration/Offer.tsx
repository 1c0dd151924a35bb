import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesState } from 'xstate';
import { type OfferName, offerNames, type OptionalStep } from '../../../machines/registration/steps.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './registration.css.ts';
import { useFact, useSend } from './registration.flow.ts';
import { Back, StepPage } from './StepPage.tsx';

const standings = ['closed', 'settled', 'offering', 'openingPayment', 'payFailed', 'skipping', 'skipFailed'] as const;

/** The state of an optional step; `unknown` while it loads. */
type Standing = (typeof standings)[number] | 'unknown';

/** Returns the state of an optional step. */
export const useStanding = (name: OfferName): Standing =>
  useFact(({ value }) => standings.find((each) => matchesState({ steps: { [name]: each } }, value)) ?? 'unknown');

interface PriceTagProps {
  name: string;
  note: string;
  /** '€7.00'. */
  sum: string;
}

/** The price of an offer, shown before it is paid. */
export function PriceTag({ name, note, sum }: PriceTagProps) {
  return (
    <div className={styles.price}>
      <span className={styles.priceName}>{name}</span>
      <span className={styles.priceNote}>{note}</span>
      <span className={styles.sum}>{sum}</span>
    </div>
  );
}

interface Props {
  step: OptionalStep;
  /** The offer, and the form or button that takes it. */
  children: ReactNode;
}

/** Skips the offer. */
export function Skip({ step }: { step: OptionalStep }) {
  const { t } = useTranslation(['registration', 'forms']);
  const send = useSend();
  const name = offerNames[step];
  const isSkipping = useStanding(name) === 'skipping';
  return (
    <Button
      variant="quiet"
      busy={isSkipping ? t('forms:sending') : undefined}
      onClick={() => send({ type: 'step.skip' })}
    >
      {t(`${name}.skip`)}
    </Button>
  );
}

/** The offer is not available at this time of year. */
function Closed({ step }: { step: OptionalStep }) {
  const { t } = useTranslation('registration');
  const send = useSend();
  return (
    <>
      <Banner>{t(`closed.${offerNames[step]}`)}</Banner>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'step.skip' })}>
          {t('goOn')}
        </Button>
        <Back />
      </div>
    </>
  );
}

/** The offer is paid; leads on to the next step. */
function Settled({ step }: { step: OptionalStep }) {
  const { t } = useTranslation('registration');
  const send = useSend();
  const due = useFact(({ context }) => context.status?.due ?? null);
  return (
    <>
      <Banner tone="ok">{t(`${offerNames[step]}.settled`)}</Banner>
      <div className={row}>
        {due !== null && (
          <Button variant="act" onClick={() => send({ type: 'step.open', step: due })}>
            {t('goOn')}
          </Button>
        )}
        <Back />
      </div>
    </>
  );
}

/** Skipping the step failed. */
function SkipFailed() {
  const { t } = useTranslation(['registration', 'common']);
  const send = useSend();
  return (
    <Banner tone="bad" role="alert" title={t('problems.saveFailed.title')}>
      <div className={stack.s}>
        <p>{t('problems.saveFailed.body')}</p>
        <div className={row}>
          <Button onClick={() => send({ type: 'retry' })}>{t('common:tryAgain')}</Button>
          <Button variant="quiet" onClick={() => send({ type: 'offer.reopen' })}>
            {t('payment.reopenOffer')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

function Standings({ standing, step, children }: Props & { standing: Standing }) {
  switch (standing) {
    case 'unknown':
      return <StepLoading width="inset" />;
    case 'closed':
      return <Closed step={step} />;
    case 'settled':
      return <Settled step={step} />;
    case 'skipFailed':
      return <SkipFailed />;
    default:
      return children;
  }
}

/** An optional step: its offer while that is available, or the reason that it is not. */
export function Offer({ step, children }: Props) {
  const { t } = useTranslation('registration');
  const name = offerNames[step];
  return (
    <StepPage lead={t(`${name}.lead`)}>
      <Standings standing={useStanding(name)} step={step}>
        {children}
      </Standings>
    </StepPage>
  );
}
