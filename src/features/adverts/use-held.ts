import { useState, type FocusEvent } from 'react';

const isControl = (target: Element) => target instanceof HTMLElement && target.tabIndex >= 0;

/** Whether someone points into an element or has the focus on a control in it: what runs by itself waits for them. */
export function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    /** For the element. A pointer that only rests where it appears does not hold it. */
    holding: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(isControl(target)),
      onBlur: () => setFocused(false),
    },
  };
}
