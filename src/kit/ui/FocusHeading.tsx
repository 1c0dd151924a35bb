import { useEffect, useRef, type ReactNode } from 'react';

/** An h1 that takes focus when it appears, so that a screen reader announces the new content first. */
export function FocusHeading({ id, children }: { id?: string; children: ReactNode }) {
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
