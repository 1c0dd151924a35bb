import { useEffect, useRef, type RefObject } from 'react';
import { useScrollLock } from './scroll-lock.ts';

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
