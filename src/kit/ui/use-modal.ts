import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

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
 * Properties of a native dialog that `open` opens and closes; the browser makes the rest of the page inert and returns focus on closing.
 * Focuses `firstFocus` on opening. Esc calls `onClose`, which sets `open` to false.
 */
export function useModal(open: boolean, onClose: () => void, firstFocus: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(open);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      firstFocus.current?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open, firstFocus]);
  // Taken off the page while it is open, it would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    // The browser must not close it first: whoever opens it again before `open` has changed would be ignored.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose();
    },
    // The event comes late: by then it may be open again.
    onClose: () => {
      if (dialog.current?.open === false) onClose();
    },
  };
}
