import { afterFrame } from './after-frame.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel', 'change'] as const;

/** What somebody does who is there still and wants something, and what happens when the network comes back. */
const furtherSigns = ['pointerdown', 'keydown', 'popstate', 'online'] as const;

/** Settles when the first of these happens. */
const anyOf = (types: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types) addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });

let sign: Promise<void> | undefined;

const nextFrame = () => new Promise<void>((resolve) => void afterFrame(resolve));

/**
 * Settles when somebody has first done something at this page, after it was first called: moved a pointer, pressed, typed; and seen the answer.
 * @param isHere whether somebody is taken to be there without a sign.
 */
export function firstSign(isHere: boolean): Promise<void> {
  sign ??= isHere ? Promise.resolve() : anyOf(signs).then(nextFrame);
  return sign;
}

/** Settles at the next press, at a step back, or when the network is there again: a moment to try again what failed. */
export const nextChance = (): Promise<void> => anyOf(furtherSigns);
