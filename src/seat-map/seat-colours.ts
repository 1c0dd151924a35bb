import { vars } from '../theme/tokens.css.ts';

/** The theme's colours that the map paints with. */
const tokens = {
  stone: vars.color.stone,
  panel: vars.color.stoneCut,
  worn: vars.color.stoneWorn,
  grout: vars.color.grout,
  edge: vars.color.edge,
  ink: vars.color.ink,
  quietInk: vars.color.inkSoft,
  blue: vars.color.blue,
  wash: vars.color.blueWash,
} as const;

/** Resolved colours and fonts, ready for a canvas. */
export type SeatColours = Record<keyof typeof tokens | 'displayFont' | 'textFont', string>;

/** Reads the colours in force at an element, light or dark. Leaves the document as it was. */
export function resolveSeatColours(host: HTMLElement): SeatColours {
  const probe = host.appendChild(document.createElement('i'));
  const style = getComputedStyle(probe);
  const colour = (token: string) => {
    probe.style.color = token;
    return style.color;
  };
  const font = (token: string) => {
    probe.style.fontFamily = token;
    return style.fontFamily;
  };
  const colours = {
    stone: colour(tokens.stone),
    panel: colour(tokens.panel),
    worn: colour(tokens.worn),
    grout: colour(tokens.grout),
    edge: colour(tokens.edge),
    ink: colour(tokens.ink),
    quietInk: colour(tokens.quietInk),
    blue: colour(tokens.blue),
    wash: colour(tokens.wash),
    displayFont: font(vars.font.display),
    textFont: font(vars.font.text),
  };
  probe.remove();
  return colours;
}

/** Calls back when the page turns light or dark, or its fonts arrive. Returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
  dark.addEventListener('change', changed);
  document.fonts.addEventListener('loadingdone', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
    document.fonts.removeEventListener('loadingdone', changed);
  };
}
