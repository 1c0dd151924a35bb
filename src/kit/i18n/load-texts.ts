import type { i18n } from 'i18next';

/** Whether the texts of a namespace are there; i18next itself counts those that could not be loaded as loaded. */
export const hasTexts = (texts: i18n, namespace: string): boolean => texts.hasResourceBundle(texts.language, namespace);

/** Loads the texts of these namespaces. Those that could not be loaded are tried once more now, and again by every later call. */
export async function loadTexts(texts: i18n, namespaces: readonly string[]): Promise<void> {
  const lost = () => namespaces.filter((namespace) => !hasTexts(texts, namespace));
  await texts.loadNamespaces(namespaces);
  if (lost().length > 0) await texts.reloadResources([texts.language], lost());
  for (const namespace of lost()) console.error(`The texts ${texts.language}/${namespace} could not be loaded`);
}
