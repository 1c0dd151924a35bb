import type { ComponentProps } from 'react';
import { TextInput } from '../ui/TextInput.tsx';

/** A field for the address of the person who fills in the form. */
export function EmailInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  return (
    <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />
  );
}
