import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from 'i18next';
import { languages, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

async function load(language: string, namespace: string): Promise<Record<string, unknown>> {
  const { fetchTexts } = await import('./locale-files.ts');
  return fetchTexts(language, namespace);
}

const localeFiles: BackendModule = { type: 'backend', init: () => undefined, read: load };

/** Namespaces that every page needs: the shell's own and the texts that all pages share. */
export const shellNamespaces: readonly Namespace[] = ['common', 'shell'];

/**
 * The translator of one language, with the given namespaces loaded; others load when a page needs them. Those in `known` are not
 * fetched.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly string[],
  known: ResourceLanguage = {},
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(localeFiles).init({
    lng: language,
    // A test ensures that both languages are complete: a fallback would only load each text twice.
    fallbackLng: false,
    supportedLngs: languages,
    ns: [...new Set([...shellNamespaces, ...namespaces])],
    defaultNS: 'common',
    resources: { [language]: known },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  return instance;
}
