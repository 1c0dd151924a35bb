import { useId, useState, type ChangeEvent } from 'react';
import { button } from '../ui/Button.css.ts';
import { classNames } from '../ui/class-names.ts';
import { describedBy, FieldNotes, type FieldText } from '../ui/Field.tsx';
import * as field from '../ui/Field.css.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { root as hidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './FilePicker.css.ts';

interface Props extends FieldText {
  name?: string;
  /** The button's label: a browser's own is in the browser's language, not the page's. */
  choose: string;
  /** The file types on offer. */
  accept: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Checks the chosen file. */
  onChosen?: (file: File | undefined) => void;
}

/** A file from the device, chosen with a button in the page's language. */
export function FilePicker({ label, hint, error, choose, name, accept, onChange, onChosen, ...given }: Props) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const [{ chosen, times }, setChosen] = useState({ chosen: '', times: 0 });
  const note = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    setChosen({ chosen: file?.name ?? '', times: times + 1 });
    onChosen?.(file);
    onChange?.(event);
  };
  return (
    <div className={field.root[error === undefined ? 'right' : 'wrong']}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={styles.row}>
        <input
          id={id}
          name={name}
          className={hidden}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error === undefined ? undefined : true}
          onChange={note}
        />
        <label className={classNames(button.line, styles.choose)} id={`${id}-choose`} htmlFor={id}>
          {choose}
        </label>
        {chosen !== '' && <span className={styles.chosen}>{chosen}</span>}
      </div>
      <LiveRegion text={chosen !== '' && error && <span key={times}>{error}</span>} />
    </div>
  );
}
