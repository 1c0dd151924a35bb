import { useEffect, useRef, type RefObject } from 'react';

/** Another page of a list begins at its top: the eye and the ear are taken there. */
export function useArrivalOnPage(page: number, top: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [page, top]);
}
