// Styles of parts that the server renders before their code is here. The import alone loads them.
// oxlint-disable import/no-unassigned-import
import '../../features/consent/ConsentBar.css.ts';
import '../../kit/ui/Dropdown.css.ts';
import './Bar.css.ts';
import './Footer.css.ts';
import './Menu.css.ts';
// oxlint-enable import/no-unassigned-import
import { fetchLateCode } from '../fetch-late-code.ts';
import { latePart } from '../../kit/late/late-part.tsx';

/** The footer; see Footer.tsx. */
export const Footer = latePart(async () => (await fetchLateCode()).Footer);

/** Every section of the site; see Menu.tsx. */
export const Menu = latePart(async () => (await fetchLateCode()).Menu);

/** The choice of language; see LanguageMenu.tsx. */
export const LanguageMenu = latePart(async () => (await fetchLateCode()).LanguageMenu);

/** The question of consent; see ConsentBar.tsx. */
export const ConsentBar = latePart(async () => (await fetchLateCode()).ConsentBar);
