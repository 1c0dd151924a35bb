import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top of a list and focuses it when another page of the list is shown. */
export function useArrivalOnPage(page: number, top: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [page, top]);
}
