import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from './Banner.tsx';

interface Props {
  tone?: 'ok' | 'info';
  title?: string;
  children?: ReactNode;
}

/** Says what has just happened. Takes the focus, because the button that was pressed may be gone. */
export function StatusMessage({ tone = 'ok', title, children }: Props) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone={tone} {...(title !== undefined && { title })}>
        {children}
      </Banner>
    </div>
  );
}
