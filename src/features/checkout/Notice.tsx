import type { ReactNode } from 'react';
import { muted, row, small } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import * as styles from './checkout.css.ts';
import { useTranslation } from 'react-i18next';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useMeta } from './checkout.flow.ts';
import { Poster } from '../../kit/art/Poster.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { useChosenOccurrence, useEvent } from './checkout.queries.ts';

interface Props {
  lead?: string;
  /** Replaces the state's own heading. */
  heading?: string;
  /** The actions, the best one first. */
  actions?: ReactNode;
  /** Shows the booking's event in short; false if the notice describes it in full. */
  isAboutEvent?: boolean;
  children?: ReactNode;
}

/** A screen that explains the situation and offers ways to go on. */
export function Notice({ lead, heading, actions, isAboutEvent = true, children }: Props) {
  return (
    <div className={styles.notice}>
      <StepHeading {...(heading !== undefined && { text: heading })} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
      {isAboutEvent && <EventWords />}
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  );
}

/** The heading's id: it gets the focus if the control that had it is gone. */
export const stepHeadingId = 'checkout-step';

interface HeadingProps {
  /** True while the step shows an error summary, which then has the focus. */
  hasErrors?: boolean;
  /** Replaces the state's own heading. */
  text?: string;
}

/** The step's heading and title. Takes the focus when the step appears, so that it is the first thing read out. */
export function StepHeading({ hasErrors = false, text }: HeadingProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { screen } = useMeta();
  // The payment's own chart names its headings.
  const words = text ?? (screen === 'payment' ? '' : t(`${screen}.heading`));
  return (
    <>
      <PageTitle page={words} prefix={hasErrors ? t('common:errorPrefix') : undefined} />
      <FocusHeading key={screen} id={stepHeadingId}>
        {withItsNoun(words)}
      </FocusHeading>
    </>
  );
}

/** Keeps the space of the text until it has loaded: the sheet must not move under a finger. */
function Room() {
  return (
    <div className={styles.booked} aria-hidden="true">
      <div className={styles.poster} />
    </div>
  );
}

/** The booking's poster, event, date and venue. */
export function EventWords() {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useMomentWords();
  const { data: event } = useEvent();
  const occurrence = useChosenOccurrence();
  if (!event || !occurrence) return <Room />;
  const { short, time } = words(occurrence.start);
  return (
    <div className={styles.booked}>
      <div className={styles.poster}>
        <Poster seed={event.poster.seed} scene={event.poster.scene} />
      </div>
      <div>
        <p className={styles.eventTitle}>{event.title}</p>
        <p className={`${small} ${muted}`}>{t('summary.date', { date: short, time })}</p>
        <p className={`${small} ${muted}`}>{occurrence.venue?.name ?? t('common:toBeAnnounced')}</p>
      </div>
    </div>
  );
}
