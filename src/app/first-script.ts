import { signs, watchPointer } from '../browser/first-sign.ts';
import { consentKey } from '../consent/consent.ts';
import { decidedMark } from '../consent/decided.ts';

/**
 * Runs in the head of a rendered page, before anything is painted. Marks the document where consent was decided on, so that the question does not
 * flash up. Notices that somebody is there (see first-sign.ts), and keeps what is pressed until the app is there to do it (see early-clicks.ts), forms that are
 * sent among it; a search is left to the browser.
 * Fetches the app's code once the page has been painted, so that styles, fonts and words have the network to themselves.
 * In old words, for it is sent as it stands, and always the same: the page's policy allows this very text. What differs is in its element's `data-code`.
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
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || (early.appRuns && !button.closest('[data-late]'))) return;
    if (button.type === 'submit') {
      if (button.form?.method !== 'post') return;
      event.preventDefault();
    }
    if (!early.buttons.includes(button)) early.buttons.push(button);
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
    import(entry);
  };
  const afterFrame = () => requestAnimationFrame(() => setTimeout(fetchCode));
  if (document.visibilityState === 'hidden') addEventListener('DOMContentLoaded', fetchCode);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterFrame);
  else afterFrame();
})();`;
