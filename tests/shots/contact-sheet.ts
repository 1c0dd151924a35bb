import { escapeHtml } from '../../server/kernel/mail/escape-html.ts';
import { type Look, lookName, shotFile } from './looks.ts';
import type { ShotPage } from './pages.ts';

const style = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { margin-block: 2rem; }
  h2 { font-size: 1.1rem; }
  ul { display: flex; gap: 1rem; overflow-x: auto; padding: 0; list-style: none; }
  a { display: block; width: 220px; height: 330px; overflow: hidden; border: 1px solid #8886; }
  .wide { width: 420px; }
  img { width: 100%; }
`;

const cell = (page: ShotPage) => (look: Look) =>
  `
      <li><a class="${look.width === 1280 ? 'wide' : 'narrow'}" href="${shotFile(page, look)}"
        ><img loading="lazy" alt="" src="${shotFile(page, look)}"></a>${lookName(look)}</li>`;

/** A page with all pictures of a page side by side. */
export const contactSheet = (pages: readonly ShotPage[], looks: readonly Look[]): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Shots of the portal</title>
  <style>${style}</style>
  <h1>Shots of the portal</h1>${pages
    .map(
      (page) => `
  <section>
    <h2>${escapeHtml(page.address)} (${page.viewer})</h2>
    <ul>${looks.map(cell(page)).join('')}
    </ul>
  </section>`,
    )
    .join('')}
</html>
`;
