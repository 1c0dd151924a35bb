import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears, because the button that was pressed may be gone. A new `key` lets it take it again. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
