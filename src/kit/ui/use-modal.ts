import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the page from scrolling while something covers it. */
function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [locked]);
}

/**
 * Opens and closes a native dialog with `open`; the browser makes the rest of the page inert and returns focus on closing.
 * Focuses `firstFocus` on opening, or else the first control, as the browser does.
 */
export function useModal(
  open: boolean,
  firstFocus?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(open);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      firstFocus?.current?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open, firstFocus]);
  return dialog;
}
