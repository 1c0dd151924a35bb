import { brandCss, fontFiles } from '../brand-css.ts';

/** The sandbox's pay page in the portal's typefaces, under the hull's bands. */
export const sandboxLook = {
  css: `${brandCss('/look')}
:root { --heading: Besley, 'Besley Maltese', Rockwell, Georgia, serif; }
body { font-family: Figtree, 'Figtree Maltese', system-ui, sans-serif; }
h1, h2, .total strong { font-weight: 800; }
header { border-bottom: 0; padding-bottom: 24px; background-image: var(--strakes); background-position: bottom; background-size: 100% 24px; background-repeat: no-repeat; }
`,
  files: fontFiles,
};
