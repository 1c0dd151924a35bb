import { afterFrame } from './after-frame.ts';

/** What shows that somebody is there. */
export const signs = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'wheel',
  'change',
] as const;

/** What somebody does who is there still and wants something, and what happens when the network comes back. */
const furtherSigns = ['pointerdown', 'keydown', 'popstate', 'online'] as const;

/**
 * Tells of each event whether it is of a pointer that stands still. Browsers tell of one that moves while it is the page that comes or shifts under it, and
 * some put one into the corner of a new page. Where it is decides: what a browser says of its movement is nothing at first in some, and a person's all the same.
 * The first script has this as text: it may use nothing from outside.
 */
export function watchPointer(): (event: Event) => boolean {
  let place = '0 0';
  return (event) => {
    if ((event.type !== 'pointermove' && event.type !== 'pointerover') || !('screenX' in event && 'screenY' in event))
      return false;
    const before = place;
    place = [event.screenX, event.screenY].join(' ');
    return place === before;
  };
}

const isStill = watchPointer();

/** Settles when the first of these happens. */
const anyOf = (types: readonly string[]) =>
  new Promise<void>((resolve) => {
    const done = new AbortController();
    const notice = (event: Event) => {
      if (isStill(event)) return;
      done.abort();
      resolve();
    };
    for (const type of types) addEventListener(type, notice, { capture: true, passive: true, signal: done.signal });
  });

let sign: Promise<void> | undefined;

const nextFrame = () => new Promise<void>((resolve) => void afterFrame(resolve));

/**
 * Settles, for all who ask, when somebody has first done something at this page, after it was first called: moved a pointer, pressed, typed; and seen the answer.
 * @param isHere whether somebody is taken to be there without a sign; the first who asks says so.
 */
export function firstSign(isHere: boolean): Promise<void> {
  sign ??= isHere ? Promise.resolve() : anyOf(signs).then(nextFrame);
  return sign;
}

/** Settles at the next press, at a step back, or when the network is there again: a moment to try again what failed. */
export const nextChance = (): Promise<void> => anyOf(furtherSigns);
