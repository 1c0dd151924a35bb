import { createInstance, type BackendModule, type i18n } from 'i18next';
import { languages, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

async function load(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`../../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`No texts at locales/${language}/${namespace}.json: add the file.`);
  return file();
}

const localeFiles: BackendModule = { type: 'backend', init: () => undefined, read: load };

/** Namespaces that every page needs: the shell's own and the words that all pages share. */
export const shellNamespaces: readonly Namespace[] = ['common', 'shell'];

/** Texts in one language, with the given namespaces already there; further ones load when a page asks for them. */
export async function createI18n(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(localeFiles).init({
    lng: language,
    fallbackLng: languages[0],
    supportedLngs: languages,
    ns: [...new Set([...shellNamespaces, ...namespaces])],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  return instance;
}
