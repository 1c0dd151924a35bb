import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLanguage } from '../../browser/keep-language.ts';
import { keepTyped } from '../../browser/typed.ts';
import { languageNames, languages, type Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useUnion } from '../../union/union.ts';
import { paths } from '../paths.ts';
import * as styles from './Bar.css.ts';

function choose(event: MouseEvent, language: Language): void {
  event.preventDefault();
  keepLanguage(language);
  keepTyped(location.pathname);
  location.reload();
}

/** The languages by their own names. Choosing one keeps it for a year and loads the same page again in it, with what was typed. */
export function LanguageMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { flags } = useUnion();
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
            href={paths.language(language)}
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
