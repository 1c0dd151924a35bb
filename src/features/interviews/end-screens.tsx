import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { LogIn } from '../../kit/flow/StepFrame.tsx';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Answers } from './check-screens.tsx';
import { StepPage, useCompanyName } from './StepPage.tsx';
import { TryAgain, useFact, useIsBusy, useSend } from './interview.flow.ts';
import { fetchCalendar, slotsQuery } from './interviews.queries.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The server could not be reached. Throws a 404: there is no such company, and so no page. */
export function OpenFailedScreen() {
  const { t } = useTranslation('interviews');
  const company = useFact(({ context }) => context.company);
  const error = useQueryClient().getQueryState(slotsQuery(company).queryKey)?.error;
  if (error instanceof ApiError && error.status === 404) throw error;
  return (
    <StepPage lead={t('openFailed.lead')}>
      <div className={row}>
        <TryAgain />
        <LinkButton variant="quiet" href={paths.company(company)}>
          {t('about')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The session ended; logging in leads back to the same step. */
export function SignedOutScreen() {
  const { t } = useTranslation('interviews');
  return (
    <StepPage lead={t('signedOut.lead')}>
      <div className={row}>
        <LogIn />
      </div>
    </StepPage>
  );
}

/** Cancels the interview, after a question. */
function Cancel() {
  const { t } = useTranslation('interviews');
  const send = useSend();
  const isBusy = useIsBusy();
  const company = useCompanyName();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = () => {
    setIsAsking(false);
    send({ type: 'interview.cancel' });
  };
  return (
    <>
      <Button variant="quiet" busy={isBusy ? t('cancel.busy') : undefined} onClick={() => setIsAsking(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('cancel.title', { company })}
        confirm={t('cancel.submit')}
        onConfirm={cancel}
        keep={t('cancel.keep')}
      >
        <p>{t('cancel.body')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Booked, or moved: what to remember, and what can still be changed. */
export function BookedScreen() {
  const { t } = useTranslation('interviews');
  const send = useSend();
  const isBusy = useIsBusy();
  const [now] = useState(serverClock.now);
  const interview = useFact(({ context }) => context.interview);
  if (interview === null) return null;
  const isSoon = Date.parse(interview.start) - now < DAY_MS;
  return (
    <StepPage lead={isSoon ? t('booked.mailed') : `${t('booked.mailed')} ${t('booked.reminder')}`}>
      <Answers interview={interview} />
      <div className={row}>
        <LinkButton variant="act" href={paths.myInterviews()}>
          {t('mine')}
        </LinkButton>
        <SaveButton name="interview.ics" fetchFile={() => fetchCalendar(interview.id)}>
          {t('calendar')}
        </SaveButton>
        <Button variant="line" disabled={isBusy} onClick={() => send({ type: 'interview.move' })}>
          {t('move.open')}
        </Button>
        <Cancel />
      </div>
    </StepPage>
  );
}

/** The interview’s time has come. */
export function PastScreen() {
  const { t } = useTranslation('interviews');
  return (
    <StepPage lead={t('past.lead')}>
      <div className={row}>
        <LinkButton variant="act" href={paths.myInterviews()}>
          {t('mine')}
        </LinkButton>
        <LinkButton variant="line" href={paths.companies()}>
          {t('others')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The interview has been cancelled. */
export function CancelledScreen() {
  const { t } = useTranslation('interviews');
  const send = useSend();
  return (
    <StepPage lead={t('cancelled.lead')}>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'start.again' })}>
          {t('cancelled.again')}
        </Button>
        <LinkButton variant="line" href={paths.companies()}>
          {t('others')}
        </LinkButton>
      </div>
    </StepPage>
  );
}
