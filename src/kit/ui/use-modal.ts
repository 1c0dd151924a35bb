import { useEffect, useRef, type RefObject } from 'react';
import { useScrollLock } from './scroll-lock.ts';

/**
 * Ties a native dialog's modal state to `open`; the browser makes the rest inert and gives focus back on closing.
 * `firstFocus` is focused on opening, else the browser's choice: the first control.
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
