declare global {
  interface Window {
    /** What the first script keeps until the app runs. */
    earlyClicks?: { buttons: HTMLButtonElement[]; stop: () => void };
  }
}

/** Does what was asked of a rendered page before its code was there: nobody has to press a button twice. */
export function repeatEarlyClicks(): void {
  const { buttons, stop } = window.earlyClicks ?? { buttons: [], stop: () => undefined };
  stop();
  for (const button of buttons) button.click();
}
