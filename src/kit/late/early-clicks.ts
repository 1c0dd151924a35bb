declare global {
  interface Window {
    /** The state that the first script records. */
    early?: {
      /** Pressed buttons and links to a language: on the whole page until the app runs, then in its late parts. */
      buttons: HTMLElement[];
      appRuns: boolean;
      /** True once somebody has used the page. */
      isSomebodyHere: boolean;
    };
  }
}

/** Removes the buttons that pass `isMeant` from the list, and clicks them. */
function repeat(isMeant: (button: HTMLElement) => boolean): void {
  const kept = window.early?.buttons ?? [];
  const meant = kept.filter(isMeant);
  kept.splice(0, kept.length, ...kept.filter((button) => !meant.includes(button)));
  for (const button of meant) button.click();
}

/** Repeats the clicks made on a rendered page before it was hydrated: nobody has to press a button twice. */
export function repeatEarlyClicks(): void {
  if (window.early) window.early.appRuns = true;
  repeat((button) => button.closest('[data-late]') === null);
}

/** True if somebody used the page before the app was there to notice. */
export const wasSomebodyHere = (): boolean => window.early?.isSomebodyHere === true;

/** Stops recording clicks in a late part: it now handles them itself. */
export function stopKeepingClicks(root: HTMLElement): void {
  delete root.dataset['late'];
}

/** Repeats the clicks made in a late part before it was hydrated. */
export function repeatLateClicks(root: HTMLElement): void {
  repeat((button) => root.contains(button));
}
