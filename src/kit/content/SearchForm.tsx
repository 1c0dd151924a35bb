import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { root } from './SearchForm.css.ts';

const mostLetters = 100;

interface Props {
  /** Name of the field: 'Search the news'. */
  label: string;
  /** Text of the button. */
  submit: string;
  /** The query parameter under which the browser itself submits the words before hydration. */
  name?: string;
  /** The words searched for now. */
  words: string | undefined;
  /** `act` is the yellow action of a page that is there to search. */
  variant?: 'act' | 'line';
  /** Called with undefined when the field was emptied. */
  onSearch: (words: string | undefined) => void;
}

/** Searches a list for words. */
export function SearchForm({ label, submit, name = 'search', words, variant = 'line', onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(words);
  // Not a key: a form that is made anew loses the focus. Nor at first, when what was typed before hydration would be lost.
  useEffect(() => {
    if (shown.current !== words) form.current?.reset();
    shown.current = words;
  }, [words]);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    onSearch(typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined);
  };
  return (
    <search>
      <form ref={form} className={root} onSubmit={look}>
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
