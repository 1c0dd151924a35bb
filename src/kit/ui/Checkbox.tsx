import { useId, type ComponentProps, type ReactNode } from 'react';
import * as styles from './Checkbox.css.ts';
import { describedBy, FieldNotes } from './Field.tsx';
import { root } from './Field.css.ts';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** May hold a link, for example to the refund rules. */
  label: ReactNode;
  error?: string | undefined;
  id?: string;
  /** The id of an element that says what it is about, where other boxes are called the same. */
  about?: string | undefined;
}

/** A checkbox with its label and error. */
export function Checkbox({ label, error, about, id: givenId, ...input }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={root[error === undefined ? 'right' : 'wrong']}>
      <FieldNotes id={id} error={error} />
      <label className={styles.label}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy(id, { error, about })}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span className={styles.words}>{label}</span>
      </label>
    </div>
  );
}
