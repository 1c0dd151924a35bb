import { consentKey } from '../consent/consent.ts';
import { decidedMark } from '../consent/decided.ts';

/**
 * Runs in the head of a rendered page, before anything is painted. Marks the document where consent was decided on, so that the question does not
 * flash up; keeps what is pressed until the app is there to do it (see early-clicks.ts); and fetches the app's code once the page has been painted, so that styles, fonts and words have the network to themselves.
 * In old words, for it is sent as it stands, and always the same: the page's policy allows this very text. What differs is in its element's `data-code`.
 */
export const firstScript = `(function () {
  try {
    if (localStorage.getItem('${consentKey}') !== null) document.documentElement.dataset.${decidedMark} = '';
  } catch {}
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.type === 'submit') return;
    const waits = !earlyClicks.appRuns || button.closest('[data-late]');
    if (waits && !earlyClicks.buttons.includes(button)) earlyClicks.buttons.push(button);
  };
  addEventListener('click', keep, true);
  const earlyClicks = (window.earlyClicks = { buttons: [], appRuns: false });
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
