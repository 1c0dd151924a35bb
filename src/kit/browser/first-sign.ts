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

/** Settles when the first of these happens that is meant. */
const anyOf = (types: readonly string[], isMeant: () => boolean = () => true) =>
  new Promise<void>((resolve) => {
    const done = new AbortController();
    const notice = () => {
      if (!isMeant()) return;
      done.abort();
      resolve();
    };
    for (const type of types) addEventListener(type, notice, { capture: true, passive: true, signal: done.signal });
  });

/** The first script hears of everything first, and knows a pointer that nobody moved. */
const isOfPerson = () => window.early?.isSomebodyHere !== false;

let sign: Promise<void> | undefined;

const nextFrame = () => new Promise<void>((resolve) => void afterFrame(resolve));

/**
 * Settles, for all who ask, when somebody has first done something at this page, after it was first called: moved a pointer, pressed, typed; and seen the answer.
 * @param isHere whether somebody is taken to be there without a sign; the first who asks says so.
 */
export function firstSign(isHere: boolean): Promise<void> {
  sign ??= isHere ? Promise.resolve() : anyOf(signs, isOfPerson).then(nextFrame);
  return sign;
}

/** Settles at the next press, at a step back, or when the network is there again: a moment to try again what failed. */
export const nextChance = (): Promise<void> => anyOf(furtherSigns);
