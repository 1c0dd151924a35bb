import { vars } from '../theme/tokens.css.ts';

/** The theme's colour or font for each thing that the map paints. */
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
  yellow: vars.color.yellow,
  displayFont: vars.font.display,
  textFont: vars.font.text,
};

/** Colours and fonts as a canvas takes them. */
export type SeatColours = Record<keyof typeof tokens, string>;

/** Reads the present colours at an element, light or dark. */
export function resolveSeatColours(host: HTMLElement): SeatColours {
  const style = getComputedStyle(host);
  const read = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    stone: read(tokens.stone),
    panel: read(tokens.panel),
    worn: read(tokens.worn),
    grout: read(tokens.grout),
    edge: read(tokens.edge),
    ink: read(tokens.ink),
    quietInk: read(tokens.quietInk),
    blue: read(tokens.blue),
    wash: read(tokens.wash),
    yellow: read(tokens.yellow),
    displayFont: read(tokens.displayFont),
    textFont: read(tokens.textFont),
  };
}

/** Calls back when the page turns light or dark, or its fonts arrive. Returns a function that stops it. */
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
