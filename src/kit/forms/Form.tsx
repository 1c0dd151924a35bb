import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useErrorTitle } from '../union/title-prefix.ts';
import * as styles from './Form.css.ts';
import type { FormParts } from './use-form.ts';

interface Props {
  /** The result of `useForm`. */
  form: { parts: FormParts };
  /** Text of the button. */
  submit: string;
  /** Text of the button while the answers are being sent; 'Saving' by default. */
  busy?: string;
  /** Look of the button; by default the one yellow action of its page. */
  variant?: 'act' | 'primary' | 'line' | 'danger';
  /** Alternatives beside the button: Back, Cancel. */
  ways?: ReactNode;
  children?: ReactNode;
}

/** A form: its error summary, its fields, its button. Errors appear when it is submitted, never while it is being filled in. */
export function Form({ form, submit, busy, variant = 'act', ways, children }: Props) {
  const { t } = useTranslation(['forms', 'common']);
  const { id, errors, attempt, isBusy, key, left, handlers } = form.parts;
  const hasErrors = errors.length > 0;
  useErrorTitle(hasErrors);
  return (
    <div className={styles.root}>
      {hasErrors && <ErrorSummary key={attempt} title={t('common:problem')} errors={errors} />}
      {left && (
        <Banner tone="warn" title={t('left.title')}>
          {left.hasText && <p>{t('left.kept')}</p>}
          {left.lost.length > 0 && <p>{t('left.lost', { fields: left.lost.join(', ') })}</p>}
        </Banner>
      )}
      {/* With `post`, a form submitted before hydration does not put its answers into the address. */}
      <form key={key} id={id} className={styles.fields} method="post" noValidate {...handlers}>
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant={variant} busy={isBusy ? (busy ?? t('sending')) : undefined}>
            {submit}
          </Button>
          {ways}
        </div>
      </form>
    </div>
  );
}
