import { vars } from '../theme/tokens.css.ts';

/** The theme's colour for each thing that the map paints. */
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
};
const fonts = { displayFont: vars.font.display, textFont: vars.font.text };

/** Resolved colours and fonts, ready for a canvas. */
export type SeatColours = Record<keyof typeof tokens | keyof typeof fonts, string>;

/**
 * Reads the present colours at an element, light or dark. All probes are inserted before the first is read, so that styles are computed
 * once.
 */
export function resolveSeatColours(host: HTMLElement): SeatColours {
  const box = document.createElement('div');
  box.hidden = true;
  const probe = (property: 'color' | 'fontFamily', token: string) => {
    const element = box.appendChild(document.createElement('i'));
    element.style[property] = token;
    const style = getComputedStyle(element);
    return () => style[property];
  };
  const colour = (name: keyof typeof tokens) => probe('color', tokens[name]);
  const font = (name: keyof typeof fonts) => probe('fontFamily', fonts[name]);
  const stone = colour('stone');
  const panel = colour('panel');
  const worn = colour('worn');
  const grout = colour('grout');
  const edge = colour('edge');
  const ink = colour('ink');
  const quietInk = colour('quietInk');
  const blue = colour('blue');
  const wash = colour('wash');
  const yellow = colour('yellow');
  const displayFont = font('displayFont');
  const textFont = font('textFont');
  host.append(box);
  const colours = {
    stone: stone(),
    panel: panel(),
    worn: worn(),
    grout: grout(),
    edge: edge(),
    ink: ink(),
    quietInk: quietInk(),
    blue: blue(),
    wash: wash(),
    yellow: yellow(),
    displayFont: displayFont(),
    textFont: textFont(),
  };
  box.remove();
  return colours;
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
