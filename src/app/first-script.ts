import { signs } from '../kit/browser/first-interaction.ts';
import { nextTask } from '../kit/browser/next-task.ts';
import { consentKey } from '../features/consent/consent.ts';
import { decidedMark } from '../features/consent/decided.ts';

/**
 * Returns a function that is true for events of a pointer that does not move. Browsers report movement when the page appears or shifts under
 * it, and some put the pointer into the corner of a new page. The screen position decides: some browsers give a person's first movement as
 * zero. Sent as text: it may use nothing from outside.
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

/**
 * Runs in the head of a rendered page, before anything is painted. Marks the document if consent was decided, so that the question does not
 * flash up. Notices that somebody is there (see first-interaction.ts), and records clicks until the app can repeat them (see early-clicks.ts),
 * including submitted forms. The browser handles a search itself, and menus too, unless it does not support `command` on buttons. A language is
 * chosen by the app if something was typed, which it keeps; should its code never come, a second press follows the link. Fetches the app's
 * code once the page has been painted, so that styles, fonts and text have the network to themselves, and has its files evaluated one after
 * the other: all at once would be one long task. Written for old browsers, because it is sent unchanged: the page's policy allows exactly
 * this text. The variable part is in the element's `data-code`.
 */
export const firstScript = `(function () {
  try {
    if (localStorage.getItem('${consentKey}') !== null) document.documentElement.dataset.${decidedMark} = '';
  } catch {}
  const early = (window.early = { buttons: [], appRuns: false, isSomebodyHere: false });
  const isStill = (${watchPointer.toString()})();
  const notice = (event) => {
    if (!isStill(event)) early.isSomebodyHere = true;
  };
  for (const sign of '${signs.join(' ')}'.split(' ')) addEventListener(sign, notice, { capture: true, passive: true });
  const isTyped = () =>
    [...document.querySelectorAll('main :is(input, textarea)')].some((field) => field.value !== field.defaultValue);
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button, a[rel=external]');
    if (!button || button.hasAttribute('popovertarget')) return;
    const modal = document.getElementById(button.getAttribute('commandfor'));
    if (modal) {
      if (!('command' in button)) button.getAttribute('command') === 'close' ? modal.close() : modal.showModal();
      return;
    }
    if (early.appRuns && !button.closest('[data-late]')) return;
    const isKept = early.buttons.includes(button);
    if (button.href ? isKept || !isTyped() : button.type === 'submit' && button.form?.method !== 'post') return;
    if (button.href || button.type === 'submit') event.preventDefault();
    if (!isKept) early.buttons.push(button);
  };
  addEventListener('click', keep, true);
  const { entry, preloads } = JSON.parse(document.currentScript.dataset.code);
  const fetchCode = () => {
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const nextTask = ${nextTask.toString()};
    [...preloads, entry].reduce((before, href) => before.then(() => import(href)).then(nextTask), Promise.resolve());
  };
  const afterFrame = () => requestAnimationFrame(() => setTimeout(fetchCode));
  if (document.visibilityState === 'hidden') addEventListener('DOMContentLoaded', fetchCode);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterFrame);
  else afterFrame();
})();`;
