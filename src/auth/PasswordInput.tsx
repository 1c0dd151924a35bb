import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field.tsx';
import { input } from '../ui/Field.css.ts';
import { classNames } from '../ui/class-names.ts';
import * as styles from './Login.css.ts';

interface Props {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ id, name, label, error }: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <div className={styles.joined}>
          <input
            {...control}
            className={classNames(input, styles.joinedInput)}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(shown ? 'hidePasswordLabel' : 'showPasswordLabel')}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hidePassword' : 'showPassword')}
          </button>
        </div>
      )}
    </Field>
  );
}
