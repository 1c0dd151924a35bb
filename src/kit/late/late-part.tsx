import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { repeatLateClicks, stopKeepingClicks } from './early-clicks.ts';
import { fetchLate, fetchUntilThere } from './fetch-late.ts';
import { lazyPart, renderOnServer, type LazyPart } from './lazy-part.ts';
import { boxless } from './late-part.css.ts';

interface AwakeProps {
  /** Called once the part is alive, and once a person can see that. */
  onAwake: () => void;
  onShown: () => void;
  children: ReactNode;
}

/** Inside the part's Suspense, so that it acts no sooner than the part. */
function Awake({ onAwake, onShown, children }: AwakeProps) {
  useLayoutEffect(onAwake, [onAwake]);
  useEffect(onShown, [onShown]);
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
export function stillPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { Part, ...fetched } = patientPart(fetchPart);
  renderOnServer(fetched);
  const Still = (props: Props) => {
    const isServed = useSyncExternalStore(
      never,
      () => false,
      () => !import.meta.env.SSR,
    );
    if (isServed) use(asServed);
    return <Part {...props} />;
  };
  const StillPart = memo((props: Props) => (
    <Suspense>
      <Still {...props} />
    </Suspense>
  ));
  return { ...fetched, Part: StillPart };
}

/** Holds what stands as the server wrote it until its code is there; what is pressed in it before is done then. */
export function Late({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  const stopKeeping = useCallback(() => {
    isAwake.current = true;
    if (root.current) stopKeepingClicks(root.current);
  }, []);
  const repeatKept = useCallback(() => {
    if (root.current) repeatLateClicks(root.current);
  }, []);
  // What is there from the start is awake before its box is.
  useLayoutEffect(() => {
    if (isAwake.current) stopKeeping();
  }, [stopKeeping]);
  return (
    <div ref={root} className={boxless} data-late="">
      <Suspense fallback={fallback}>
        <Awake onAwake={stopKeeping} onShown={repeatKept}>
          {children}
        </Awake>
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
