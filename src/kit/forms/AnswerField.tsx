import type { ChangeEvent } from 'react';
import type { components } from '../../../openapi/portal.gen.ts';
import { Select } from '../ui/Select.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** A question that a ticket type asks of each guest. */
export type Question = components['schemas']['Question'];

interface Props {
  question: Question;
  /** The question, marked if it is optional. */
  label: string;
  /** Shown while no choice is selected. */
  placeholder: string;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

/** The longest answer to a text question, in characters. */
export const longestAnswer = 200;

/** One question of a ticket: a line of text, or a choice. */
export function AnswerField({ question: { type, hint, choices }, placeholder, value, onChange, ...field }: Props) {
  const shared = {
    ...field,
    hint: hint ?? undefined,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(event.target.value),
  };
  if (type === 'text') return <TextInput {...shared} maxLength={longestAnswer} autoComplete="off" />;
  const options = choices.map((choice) => ({ value: choice.id, label: choice.label }));
  return <Select {...shared} options={options} placeholder={placeholder} />;
}
