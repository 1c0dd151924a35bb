// Styles of parts that the server renders before their code is here: they act by being loaded.
// oxlint-disable import/no-unassigned-import
import '../../consent/ConsentBar.css.ts';
import '../../ui/Dropdown.css.ts';
import './Bar.css.ts';
import './Footer.css.ts';
// oxlint-enable import/no-unassigned-import
import { latePart } from '../../late/late-part.tsx';

/** Where the page ends; see Footer.tsx. */
export const Footer = latePart(async () => (await import('./Footer.tsx')).Footer);

/** The choice of language; see LanguageMenu.tsx. */
export const LanguageMenu = latePart(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** The question of consent; see ConsentBar.tsx. */
export const ConsentBar = latePart(async () => (await import('../../consent/ConsentBar.tsx')).ConsentBar);
