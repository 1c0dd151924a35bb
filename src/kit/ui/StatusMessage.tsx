import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from './Banner.tsx';

/** Says what has just happened. Takes the focus, because the button that was pressed may be gone. */
export function StatusMessage({ title, children }: { title?: string; children?: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="ok" {...(title !== undefined && { title })}>
        {children}
      </Banner>
    </div>
  );
}
