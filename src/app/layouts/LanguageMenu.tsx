import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { keepLanguage } from '../../kit/browser/keep-language.ts';
import { keepTyped } from '../../kit/browser/typed.ts';
import { languageNames, languages, type Language } from '../../kit/i18n/languages.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { useSession } from '../../kit/session/session.ts';
import { Dropdown } from '../../kit/ui/Dropdown.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useUnion } from '../../kit/union/union.ts';
import * as styles from './Bar.css.ts';

/** Longest wait, in milliseconds, for the account to take the language of its emails. */
const savingMs = 1000;

/** Makes it the language of the person's emails, too; the page does not depend on it. */
const saveForEmails = (locale: Language) =>
  api.PUT('/auth/me', { ...keepPlace, body: { locale }, signal: AbortSignal.timeout(savingMs) }).catch(() => undefined);

async function choose(event: MouseEvent, language: Language, isSignedIn: boolean): Promise<void> {
  event.preventDefault();
  keepLanguage(language);
  if (isSignedIn) await saveForEmails(language);
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

/** The languages by their own names. Choosing one saves it for a year, for the account's emails too, and reloads the page in it, keeping typed text. */
export function LanguageMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { flags } = useUnion();
  const [path] = useLocation();
  const search = useSearch();
  const isSignedIn = useSession().state === 'signedIn';
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
            onClick={(event) => void choose(event, language, isSignedIn)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
