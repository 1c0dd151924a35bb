import { useId, type ReactNode } from 'react';
import { root } from './Field.css.ts';
import { describedBy, FieldNotes, type FieldText } from './Field.tsx';
import * as styles from './RadioCards.css.ts';

/** One card to choose. */
export interface RadioOption<Value extends string> {
  value: Value;
  title: string;
  detail?: ReactNode;
  /** Stands at the far end: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> extends FieldText {
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  columns?: keyof typeof styles.cards;
}

/** One answer of a few, each with room for a detail. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { label, hint, error, name, options, value, onChange, columns = 'one' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset
      className={root[error === undefined ? 'right' : 'wrong']}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={styles.cards[columns]}>
        {options.map((option, position) => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              id={position === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.frame} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
