/** The languages of the interface; the first is the default and the fallback. */
export const languages = ['en', 'mt'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** Each language's name in the language itself. */
export const languageNames: Record<Language, string> = { en: 'English', mt: 'Malti' };

/** Name and lifetime of the cookie that holds the choice; `maxAge` in seconds. */
export const languageCookie = { name: 'locale', maxAge: 365 * 24 * 60 * 60 } as const;

/** True if the text is the code of an interface language. */
export const isLanguage = (text: string | undefined): text is Language => languages.some((known) => known === text);
