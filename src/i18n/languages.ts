/** The languages of the interface; the first is the default and the fallback. */
export const languages = ['en', 'mt'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', mt: 'Malti' };

/** Name and life of the cookie that holds the choice. */
export const languageCookie = { name: 'locale', maxAge: 365 * 24 * 60 * 60 } as const;

const defaultLanguage: Language = languages[0];

/** Whether the text names a language of the interface. */
export const isLanguage = (text: string | undefined): text is Language => languages.some((known) => known === text);

interface Visit {
  cookie: string | undefined;
  path: string;
  /** What the browser asks for, best first: `navigator.languages` or Accept-Language. */
  preferred: readonly string[];
}

/** The language for a visit: the choice made before, else, on the home page only, what the browser asks for. */
export function resolveLanguage({ cookie, path, preferred }: Visit): Language {
  if (isLanguage(cookie)) return cookie;
  if (path !== '/') return defaultLanguage;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
}
