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
  // The address may name the language that it was found in.
  const here = new URL(location.href);
  if (!here.searchParams.has('locale')) return location.reload();
  here.searchParams.delete('locale');
  location.replace(here);
}

/** The query that has the server keep the choice, and come back to this page: for presses before this has come alive. */
function choosing(search: string, language: Language): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('choose', language);
  return query;
}

/** The languages by their own names. Choosing one keeps it for a year and loads the same page again in it, with what was typed. */
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
            // Another language is another document: the app must not go there by itself.
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
