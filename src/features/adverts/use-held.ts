import { useState, type FocusEvent } from 'react';

const isControl = (target: Element) => target instanceof HTMLElement && target.tabIndex >= 0;

/** Says if the pointer is on an element or the focus is on a control in it, so that anything moving can pause. */
export function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    /** Handlers for the element. A resting pointer that the element appears under does not hold it. */
    holding: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(isControl(target)),
      onBlur: () => setFocused(false),
    },
  };
}
