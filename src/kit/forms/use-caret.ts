import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** How many letters two texts begin with alike. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** The new position of a place once the text is another: as far from the end as before if the change is in front of it. */
function placeAfter(place: number, before: string, after: string): number {
  if (place <= alike(before, after)) return place;
  const fromEnd = before.length - place;
  const isTailAlike = fromEnd <= after.length && before.slice(place) === after.slice(after.length - fromEnd);
  return isTailAlike ? after.length - fromEnd : Math.min(place, after.length);
}

/** Keeps the caret of a text area in its place while a text that wasn't typed there replaces its own. */
export function useCaret(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const known = useRef({ text, start: 0, end: 0 });
  useLayoutEffect(() => {
    const { text: before, start, end } = known.current;
    if (before === text) return;
    known.current.text = text;
    if (document.activeElement === field.current)
      field.current?.setSelectionRange(placeAfter(start, before, text), placeAfter(end, before, text));
  }, [text]);
  return {
    field,
    remember: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
      const { selectionStart: start, selectionEnd: end } = currentTarget;
      known.current = { ...known.current, start, end };
    },
    onTyped: (next: string) => {
      known.current.text = next;
    },
  };
}
