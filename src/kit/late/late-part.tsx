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
  /** `onAwake` is called once the part is hydrated, `onShown` once a person can see that. */
  onAwake: () => void;
  onShown: () => void;
  children: ReactNode;
}

/** Is inside the part's Suspense, and so acts no sooner than the part. */
function Awake({ onAwake, onShown, children }: AwakeProps) {
  useLayoutEffect(onAwake, [onAwake]);
  useEffect(onShown, [onShown]);
  return children;
}

/** A part that the page can do without for a while: a failed fetch is repeated at the next press. */
export const patientPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(() => fetchUntilThere(fetchPart));

/** Never settles: a part that waits for it keeps the server's HTML. */
const asServed = new Promise<never>(() => undefined);
const never = () => () => undefined;

/**
 * A drawing, or another part of a page with nothing to press but links, which work without script. If the server rendered it, its HTML stays
 * and its code is not fetched (its styles must be: the component that renders it imports them). Its props are plain values: a change renders
 * it afresh.
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

/** Keeps the server's HTML until the part's code is there, and then repeats the clicks made in it. */
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
  // A part whose code is there from the start runs its effect before the box has its ref.
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

/** A part of a page with buttons in it. The server's HTML stays until somebody uses the page. Its props are plain values. */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part, preload } = lazyPart(() => fetchLate(fetchPart));
  renderOnServer({ preload });
  return memo((props: Props) => (
    <Late>
      <Part {...props} />
    </Late>
  ));
}
