import type { i18n } from 'i18next';

/** True if the texts of a namespace are loaded; i18next itself also counts those that failed to load. */
export const hasTexts = (texts: i18n, namespace: string): boolean => texts.hasResourceBundle(texts.language, namespace);

/** Loads the texts of these namespaces. Those that failed to load are tried once more now, and again by every later call. */
export async function loadTexts(texts: i18n, namespaces: readonly string[]): Promise<void> {
  const lost = () => namespaces.filter((namespace) => !hasTexts(texts, namespace));
  await texts.loadNamespaces(namespaces);
  if (lost().length > 0) await texts.reloadResources([texts.language], lost());
  for (const namespace of lost()) console.error(`The texts ${texts.language}/${namespace} could not be loaded`);
}
