import { afterFrame } from './after-frame.ts';

/** Events that show that somebody is using the page. */
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

/** Events after which a failed fetch is worth another try: the person does something, or the network comes back. */
const furtherSigns = ['pointerdown', 'keydown', 'popstate', 'online'] as const;

/** Settles at the first of these events that passes `isMeant`. */
const anyOf = (types: readonly string[], isMeant: () => boolean = () => true) =>
  new Promise<void>((resolve) => {
    const notice = () => {
      if (!isMeant()) return;
      // Aborting a signal would create an error with a stack: milliseconds of a slow phone's first press.
      for (const type of types) removeEventListener(type, notice, true);
      resolve();
    };
    for (const type of types) addEventListener(type, notice, { capture: true, passive: true });
  });

/** The first script hears every event first, and recognises a pointer event without movement. */
const isOfPerson = () => window.early?.isSomebodyHere !== false;

let sign: Promise<void> | undefined;

const nextFrame = () => new Promise<void>((resolve) => void afterFrame(resolve));

/**
 * Settles when somebody first uses the page (moves a pointer, presses, types) after the first call, and has seen the response to it.
 * @param isHere true if somebody is known to be there already; only the first call's value counts.
 */
export function firstInteraction(isHere: boolean): Promise<void> {
  sign ??= isHere ? Promise.resolve() : anyOf(signs, isOfPerson).then(nextFrame);
  return sign;
}

/** Settles at the next press, at a step back, or when the network returns: a good moment to retry a failed fetch. */
export const nextChance = (): Promise<void> => anyOf(furtherSigns);
