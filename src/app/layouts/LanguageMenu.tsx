import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { keepLanguage } from '../../kit/browser/keep-language.ts';
import { keepTyped } from '../../kit/browser/typed.ts';
import { languageNames, languages, type Language } from '../../kit/i18n/languages.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { Dropdown } from '../../kit/ui/Dropdown.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useUnion } from '../../kit/union/union.ts';
import * as styles from './Bar.css.ts';

function choose(event: MouseEvent, language: Language): void {
  event.preventDefault();
  keepLanguage(language);
  keepTyped(location.pathname);
  // The address may contain the language of the old page.
  const here = new URL(location.href);
  if (!here.searchParams.has('locale')) return location.reload();
  here.searchParams.delete('locale');
  location.replace(here);
}

/** The query that makes the server save the choice and return to this page: for presses before hydration. */
function choosing(search: string, language: Language): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('choose', language);
  return query;
}

/** The languages by their own names. Choosing one saves it for a year and reloads the page in it, keeping typed text. */
export function LanguageMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { flags } = useUnion();
  const [path] = useLocation();
  const search = useSearch();
  if (!flags.translations) return null;
  const label = (
    <>
      <VisuallyHidden>{t('language')}: </VisuallyHidden>
      <span className={styles.wideOnly}>{languageNames[current]}</span>
      <span className={styles.narrowOnly}>{current.toUpperCase()}</span>
    </>
  );
  return (
    <Dropdown label={label} className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${path}?${choosing(search, language)}`}
            // Another language is another document: the app must not navigate to it itself.
            rel="external"
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
