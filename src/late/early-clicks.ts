declare global {
  interface Window {
    /** What the first script keeps: of the whole page until the app runs, then of its late parts. */
    earlyClicks?: { buttons: HTMLButtonElement[]; appRuns: boolean };
  }
}

/** Takes out what `isMeant` says, and presses it. */
function repeat(isMeant: (button: HTMLButtonElement) => boolean): void {
  const kept = window.earlyClicks?.buttons ?? [];
  const meant = kept.filter(isMeant);
  kept.splice(0, kept.length, ...kept.filter((button) => !meant.includes(button)));
  for (const button of meant) button.click();
}

/** Does what was asked of a rendered page before its code was there: nobody has to press a button twice. */
export function repeatEarlyClicks(): void {
  if (window.earlyClicks) window.earlyClicks.appRuns = true;
  repeat((button) => button.closest('[data-late]') === null);
}

/** Whether somebody has pressed something already. */
export const wasPressed = (): boolean => (window.earlyClicks?.buttons.length ?? 0) > 0;

/** From here on the late part does by itself what is asked of it: nothing is kept to be done again. */
export function stopKeepingClicks(root: HTMLElement): void {
  delete root.dataset['late'];
}

/** Does what was asked of a late part before its code was there. */
export function repeatLateClicks(root: HTMLElement): void {
  repeat((button) => root.contains(button));
}
