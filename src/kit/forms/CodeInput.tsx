import { Field, type FieldText } from '../ui/Field.tsx';
import { input } from '../ui/Field.css.ts';
import { classNames } from '../ui/class-names.ts';
import { code } from './CodeInput.css.ts';

interface Props extends FieldText {
  id: string;
  name: string;
}

/** The four digits of an emailed code, in one field: it can be pasted, and phones offer it from the email. */
export function CodeInput({ name, ...text }: Props) {
  return (
    <Field {...text}>
      {(control) => (
        <input
          {...control}
          className={classNames(input, code)}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          spellCheck={false}
        />
      )}
    </Field>
  );
}
