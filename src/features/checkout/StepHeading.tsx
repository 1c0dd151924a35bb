import { useTranslation } from 'react-i18next';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useMeta } from './checkout.flow.ts';

/** The heading's id: it gets the focus if the control that had it is gone. */
export const stepHeadingId = 'checkout-step';

interface Props {
  /** True while the step shows an error summary, which then has the focus. */
  hasErrors?: boolean;
  /** Replaces the state's own heading. */
  text?: string;
}

/** The step's heading and title. Takes the focus when the step appears, so that it is the first thing read out. */
export function StepHeading({ hasErrors = false, text }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const { screen } = useMeta();
  // The payment's own chart names its headings.
  const words = text ?? (screen === 'payment' ? '' : t(`${screen}.heading`));
  return (
    <>
      <PageTitle page={words} prefix={hasErrors ? t('common:errorPrefix') : undefined} />
      <FocusHeading key={screen} id={stepHeadingId}>
        {words}
      </FocusHeading>
    </>
  );
}
