import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { useUndoEmail } from './auth.queries.ts';
import { CreatePasswordForm, LinkRefused } from './CreatePasswordForm.tsx';

/** True if the link is no longer valid, as opposed to a failure of the portal. */
const isRefused = (error: Error | null) => error instanceof ApiError && error.status === 422;

/** Undoes a change of e-mail address, then asks for a new password. Only a press of the button does it: mail scanners open links. */
export function UndoEmail({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'shell']);
  const { mutate, data: restored, error, isPending } = useUndoEmail();
  const [isOver, setIsOver] = useState(false);
  if (isRefused(error) || isOver) return <LinkRefused why={t('undo.refused')} />;
  if (restored != null) {
    return (
      <>
        <div className={stack.s}>
          <FocusHeading>{t('shell:pages.createPassword')}</FocusHeading>
          <Lead>{t('create.lead', { email: restored.email })}</Lead>
        </div>
        <CreatePasswordForm link={restored} onRefused={() => setIsOver(true)} />
      </>
    );
  }
  return (
    <>
      <div className={stack.s}>
        <h1>{t('undo.title')}</h1>
        <Lead>{t('undo.lead')}</Lead>
      </div>
      <Failure error={error} />
      <div>
        <Button variant="act" busy={isPending ? t('undo.busy') : undefined} onClick={() => mutate(token)}>
          {t('undo.button')}
        </Button>
      </div>
    </>
  );
}
