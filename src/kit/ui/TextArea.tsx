import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import { textArea } from './Field.css.ts';

interface Props extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** An answer of several lines. */
export function TextArea({ label, hint, error, id, rows = 5, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => <textarea {...input} {...control} rows={rows} className={textArea} />}
    </Field>
  );
}
