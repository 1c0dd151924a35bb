import { writeCookie } from './cookies.ts';
import { languageCookie, type Language } from '../i18n/languages.ts';

/** Keeps the choice of language for a year; the next page load uses it. */
export function keepLanguage(language: Language): void {
  writeCookie(languageCookie.name, language, { maxAge: languageCookie.maxAge });
}
