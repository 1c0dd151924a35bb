import { useId, type ReactNode } from 'react';
import { root } from './Field.css.ts';
import { describedBy, FieldNotes, type FieldText } from './Field.tsx';
import * as styles from './RadioCards.css.ts';

/** One card to choose. */
export interface RadioOption {
  value: string;
  title: string;
  detail?: ReactNode;
  /** At the far end of the card: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Somebody else has taken it: it can’t be chosen, and a choice of it is cleared. */
  isTaken?: boolean;
}

interface Props extends FieldText {
  name: string;
  options: readonly RadioOption[];
  /** The card chosen at first. */
  defaultValue?: string;
  /** The card chosen now, null for none, and what a choice does: the caller then holds it. */
  chosen?: string | null;
  onChoose?: (value: string) => void;
  columns?: keyof typeof styles.cards;
}

/** A choice of a few cards, each with room for a detail. The first card that can be chosen has the id that an error summary links to. */
export function RadioCards({ label, hint, error, name, options, columns = 'one', ...given }: Props) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const { onChoose, chosen, defaultValue } = given;
  const first = options.find(({ disabled = false, isTaken = false }) => !disabled && !isTaken) ?? options[0];
  const choiceOf = (value: string, isTaken: boolean) =>
    onChoose
      ? { checked: value === chosen, onChange: () => onChoose(value) }
      : { defaultChecked: value === defaultValue && !isTaken };
  return (
    <fieldset
      className={root[error === undefined ? 'right' : 'wrong']}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={styles.cards[columns]}>
        {options.map(({ value, title, detail, aside, disabled, isTaken = false }) => (
          <label key={value} className={styles.card}>
            <input
              // A card that is taken meanwhile is mounted anew: React alone would leave it checked.
              key={String(isTaken)}
              className={styles.radio}
              type="radio"
              name={name}
              id={value === first?.value ? id : `${id}-${value}`}
              value={value}
              {...choiceOf(value, isTaken)}
              disabled={disabled === true || isTaken}
            />
            <span className={styles.frame} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </span>
            {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
