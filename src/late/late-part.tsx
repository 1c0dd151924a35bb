import { memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { firstSign } from '../browser/first-sign.ts';
import { repeatLateClicks } from './early-clicks.ts';
import { lazyPart, renderOnServer, type LazyPart } from './lazy-part.tsx';
import { boxless } from './late-part.css.ts';
import { isRenderedPage } from './rendered-page.ts';

interface AwakeProps {
  root: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Inside the part's Suspense: acts once the part is alive. */
function Awake({ root, children }: AwakeProps) {
  useEffect(() => {
    if (root.current) repeatLateClicks(root.current);
  }, [root]);
  return children;
}

function sleeping<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazyPart(async () => {
    await firstSign(import.meta.env.SSR || !isRenderedPage());
    return fetchPart();
  });
  renderOnServer(part);
  return part;
}

/**
 * A drawing, or another part of a rendered page in which nothing can be pressed: until somebody is at the page, what the server wrote stands,
 * and its code is not fetched (its styles must be: whoever renders it imports them). Its props are plain values: rendered with others before, it would be drawn anew.
 */
export function stillPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part } = sleeping(fetchPart);
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

/** The same with links, which work by themselves, and buttons: what is pressed meanwhile is done once the code is there. */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part } = sleeping(fetchPart);
  return memo((props: Props) => {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div ref={root} className={boxless} data-late="">
        <Suspense>
          <Awake root={root}>
            <Part {...props} />
          </Awake>
        </Suspense>
      </div>
    );
  });
}
