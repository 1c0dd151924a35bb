import { useId, type ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

/** The texts that every field has: its label, its hint and its error. */
export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** Says what to do; the error summary repeats it. */
  error?: string | undefined;
  /** Set if an error summary links to the field. */
  id?: string;
  /** The id of an element that says what the field is about, where other fields are called the same. */
  about?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldText {
  children: (control: ControlAttributes) => ReactNode;
}

/** Ids of what a field is about, and of the hint and the error that are on the page, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error, about }: Pick<FieldText, 'hint' | 'error' | 'about'>,
): string | undefined {
  const ids = [about, hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The hint and the error of a field or of a group of fields, in that order. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {withItsNoun(hint)}
        </span>
      )}
      {error !== undefined && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  );
}

/** Label, hint, error and control, in that order. */
export function Field({ label, hint, error, about, id: givenId, children }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.root[error === undefined ? 'right' : 'wrong']}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, error, about }),
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}
