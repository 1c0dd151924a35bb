import { useEffect, type RefObject } from 'react';

/** While `active`: a press or the focus outside of the element, and Esc, call `dismiss`; it hears whether the keyboard asked. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) dismiss(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only this is closed, not the dialog that it may stand in.
      event.preventDefault();
      dismiss(true);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [element, active, dismiss]);
}
