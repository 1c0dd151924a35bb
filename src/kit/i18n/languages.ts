/** The languages of the interface; the first is the default and the fallback. */
export const languages = ['en', 'mt'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', mt: 'Malti' };

/** Name and life of the cookie that holds the choice. */
export const languageCookie = { name: 'locale', maxAge: 365 * 24 * 60 * 60 } as const;

/** Whether the text names a language of the interface. */
export const isLanguage = (text: string | undefined): text is Language => languages.some((known) => known === text);
