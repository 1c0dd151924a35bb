import { brandCss } from '../brand-css.ts';

/** The manual in the portal's typefaces and colours. */
export const manualCss = `${brandCss('/fonts')}
:root { color-scheme: light dark; --page: #f3e9d5; --sheet: #fbf6ea; --ink: #0d2436; --ink-2: #425364; --blue: #0b55ae; --line: #cfbe9b; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0a1a28; --sheet: #11283a; --ink: #f6ecd9; --ink-2: #b7c5cc; --blue: #86bdff; --line: #2b475b; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 Figtree, 'Figtree Maltese', system-ui, sans-serif; }
body::before { content: ''; display: block; height: 24px; background: var(--strakes); }
main { max-width: 60rem; margin-inline: auto; padding: 2rem 1.25rem 6rem; }
h1, h2, h3 { font-family: Besley, 'Besley Maltese', Rockwell, Georgia, serif; font-weight: 800; letter-spacing: -.02em; line-height: 1.15; }
h2 { margin-top: 3rem; border-top: 3px solid var(--ink); padding-top: 1rem; }
a { color: var(--blue); }
article { margin-block: 1.5rem; padding: 0.25rem 1.25rem 1.25rem; background: var(--sheet); border: 1px solid var(--line); overflow-x: auto; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
.call { color: var(--ink-2); }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; color: var(--ink-2); border-bottom: 2px solid var(--ink); }
td, th { padding: 0.4rem 0.75rem 0.4rem 0; vertical-align: top; }
td { border-bottom: 1px solid var(--line); }
nav ul { columns: 16rem; padding-left: 1.1rem; }
`;
