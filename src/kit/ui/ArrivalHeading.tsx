import { useEffect, useRef, type ReactNode } from 'react';

/** A heading of the first rank that takes focus when it comes up, so that what is new on the page is the first thing heard. */
export function ArrivalHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
