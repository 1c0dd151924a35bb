const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel'] as const;

let sign: Promise<void> | undefined;

/**
 * Settles when somebody first does something at this page, after it was first called: moves a pointer, presses, types.
 * @param isHere whether somebody is taken to be there without a sign.
 */
export function firstSign(isHere: boolean): Promise<void> {
  sign ??= isHere
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const type of signs) addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
      });
  return sign;
}
