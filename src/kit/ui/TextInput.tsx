import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './Field.tsx';
import * as styles from './Field.css.ts';

interface Props extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'className' | 'width'> {
  width?: keyof typeof styles.width;
}

/** A one-line answer. */
export function TextInput({ label, hint, error, id, width = 'full', ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => <input {...input} {...control} className={classNames(styles.input, styles.width[width])} />}
    </Field>
  );
}
