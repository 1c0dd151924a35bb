import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './Field.tsx';
import * as styles from './Field.css.ts';
import { select as look } from './Select.css.ts';

interface Props extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** First entry, shown while nothing is chosen; its value is the empty text. */
  placeholder?: string;
  width?: keyof typeof styles.width;
}

/** One answer of many, in the browser's own list. */
export function Select({ label, hint, error, about, id, width = 'full', options, placeholder, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} about={about} {...(id !== undefined && { id })}>
      {(control) => (
        <select {...select} {...control} className={classNames(look, styles.width[width])}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
