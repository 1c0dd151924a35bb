import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldText } from '../ui/Field.tsx';
import { input } from '../ui/Field.css.ts';
import { classNames } from '../ui/class-names.ts';
import * as styles from './PasswordInput.css.ts';

interface Props extends FieldText {
  id: string;
  name: string;
  /** The browser's hint for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** The account that the password is for, in a form that doesn't ask for it. Password managers ignore fields of the type `hidden`. */
  username?: string | undefined;
}

/** A password that can be shown while it is being typed. */
export function PasswordInput({ id, label, hint, error, name, autoComplete, username }: Props) {
  const { t } = useTranslation('forms');
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.joined}>
          {username !== undefined && (
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          )}
          <input
            {...control}
            className={classNames(input, styles.joinedInput)}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(shown ? 'password.hideOf' : 'password.showOf', { field: label })}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'password.hide' : 'password.show')}
          </button>
        </div>
      )}
    </Field>
  );
}
