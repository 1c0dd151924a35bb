import { useId, type ChangeEventHandler } from 'react';
import { button } from '../ui/Button.css.ts';
import { root as hidden } from '../ui/VisuallyHidden.css.ts';
import * as field from '../ui/Field.css.ts';
import * as styles from './FilePicker.css.ts';

interface Props {
  /** What the button says. */
  label: string;
  /** Kinds of file that are offered. */
  accept: string;
  error?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A button that opens the device's own choice of files; what is chosen is dealt with at once. */
export function FilePicker({ label, accept, error, onChange }: Props) {
  const id = useId();
  return (
    <div>
      {error !== undefined && (
        <span className={field.error} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      <input
        id={id}
        className={hidden}
        type="file"
        accept={accept}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
        onChange={onChange}
      />
      <label className={`${button({ variant: 'line' })} ${styles.label}`} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
