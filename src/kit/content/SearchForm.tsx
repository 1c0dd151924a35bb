import type { FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { root } from './SearchForm.css.ts';

const mostLetters = 100;

interface Props {
  /** What is looked through: 'Search the news'. */
  label: string;
  /** What the button says. */
  submit: string;
  /** The words' name in the address, by which the browser sends them itself while the page is not alive yet. */
  name?: string;
  /** What is looked for now. */
  words: string | undefined;
  /** The yellow action of a page that is there to search. */
  variant?: 'act' | 'line';
  /** Undefined when the field was emptied. */
  onSearch: (words: string | undefined) => void;
}

/** Looks for words in a list. */
export function SearchForm({ label, submit, name = 'search', words, variant = 'line', onSearch }: Props) {
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    onSearch(typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined);
  };
  return (
    <search>
      <form key={words} className={root} onSubmit={look}>
        <TextInput
          label={label}
          name={name}
          type="search"
          enterKeyHint="search"
          maxLength={mostLetters}
          defaultValue={words}
        />
        <Button type="submit" variant={variant}>
          {submit}
        </Button>
      </form>
    </search>
  );
}
