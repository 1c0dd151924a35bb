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
import { firstSign } from '../browser/first-sign.ts';
import { repeatLateClicks, stopKeepingClicks, wasPressed } from './early-clicks.ts';
import { lazyPart, renderOnServer } from './lazy-part.tsx';
import { boxless } from './late-part.css.ts';
import { renderedText } from './rendered-page.ts';

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

/** Never settles: what waits for it stays as the server wrote it. */
const asServed = new Promise<never>(() => undefined);
const never = () => () => undefined;

/**
 * A drawing, or another part of a page with nothing in it to press but links, which work by themselves. Where the server wrote it, it stands as it is
 * for good, and its code is not fetched (its styles must be: whoever renders it imports them). Its props are plain values: with others it is rendered anew.
 */
export function stillPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part, preload } = lazyPart(fetchPart);
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

/**
 * A part of a page with buttons in it. Where the server wrote it, it stands as it is until somebody is at the page; what is pressed before its code
 * is there is done then. Its props are plain values.
 */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part, preload } = lazyPart(async () => {
    await firstSign(import.meta.env.SSR || renderedText() === undefined || wasPressed());
    return fetchPart();
  });
  renderOnServer({ preload });
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
