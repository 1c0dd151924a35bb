import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what took the place of a form: it takes the focus that the form had. */
export function ArrivedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
