import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { repeatLateClicks, stopKeepingClicks } from './early-clicks.ts';
import { fetchLate, fetchUntilThere } from './fetch-late.ts';
import { lazyPart, renderOnServer, type LazyPart } from './lazy-part.ts';
import { boxless } from './late-part.css.ts';

interface AwakeProps {
  root: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Inside the part's Suspense: acts once the part is alive. */
function Awake({ root, children }: AwakeProps) {
  useLayoutEffect(() => {
    if (root.current) stopKeepingClicks(root.current);
  }, [root]);
  useEffect(() => {
    if (root.current) repeatLateClicks(root.current);
  }, [root]);
  return children;
}

/** A part that a page is whole without until it comes: where it cannot be fetched, that is tried again at the next press. */
export const patientPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(() => fetchUntilThere(fetchPart));

/** Never settles: what waits for it stays as the server wrote it. */
const asServed = new Promise<never>(() => undefined);
const never = () => () => undefined;

/**
 * A drawing, or another part of a page with nothing in it to press but links, which work by themselves. Where the server wrote it, it stands as it is
 * for good, and its code is not fetched (its styles must be: whoever renders it imports them). Its props are plain values: with others it is rendered anew.
 */
export function stillPart<Props extends object>({ Part, preload }: LazyPart<Props>): ComponentType<Props> {
  renderOnServer({ preload });
  const Still = (props: Props) => {
    const isServed = useSyncExternalStore(
      never,
      () => false,
      () => !import.meta.env.SSR,
    );
    if (isServed) use(asServed);
    return <Part {...props} />;
  };
  return memo((props: Props) => (
    <Suspense>
      <Still {...props} />
    </Suspense>
  ));
}

/** Holds what stands as the server wrote it until its code is there; what is pressed in it before is done then. */
export function Late({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={boxless} data-late="">
      <Suspense fallback={fallback}>
        <Awake root={root}>{children}</Awake>
      </Suspense>
    </div>
  );
}

/** A part of a page with buttons in it. Where the server wrote it, it stands as it is until somebody is at the page. Its props are plain values. */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part, preload } = lazyPart(() => fetchLate(fetchPart));
  renderOnServer({ preload });
  return memo((props: Props) => (
    <Late>
      <Part {...props} />
    </Late>
  ));
}
