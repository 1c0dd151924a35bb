declare global {
  interface Window {
    /** What the first script keeps. */
    early?: {
      /** What was pressed: on the whole page until the app runs, then in its late parts. */
      buttons: HTMLButtonElement[];
      appRuns: boolean;
      /** Somebody has done something. */
      isSomebodyHere: boolean;
    };
  }
}

/** Takes out what `isMeant` says, and presses it. */
function repeat(isMeant: (button: HTMLButtonElement) => boolean): void {
  const kept = window.early?.buttons ?? [];
  const meant = kept.filter(isMeant);
  kept.splice(0, kept.length, ...kept.filter((button) => !meant.includes(button)));
  for (const button of meant) button.click();
}

/** Does what was asked of a rendered page before its code was there: nobody has to press a button twice. */
export function repeatEarlyClicks(): void {
  if (window.early) window.early.appRuns = true;
  repeat((button) => button.closest('[data-late]') === null);
}

/** Whether somebody has done something before the app could notice. */
export const wasSomebodyHere = (): boolean => window.early?.isSomebodyHere === true;

/** From here on the late part does by itself what is asked of it: nothing is kept to be done again. */
export function stopKeepingClicks(root: HTMLElement): void {
  delete root.dataset['late'];
}

/** Does what was asked of a late part before its code was there. */
export function repeatLateClicks(root: HTMLElement): void {
  repeat((button) => root.contains(button));
}
