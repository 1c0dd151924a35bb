// Texts for search engines stay on the server.
const files = import.meta.glob<Record<string, unknown>>(
  ['../../../locales/*/*.json', '!../../../locales/*/descriptions.json'],
  { import: 'default' },
);

/** Fetches the texts of a namespace in a language. */
export async function fetchTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`../../../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`No texts at locales/${language}/${namespace}.json: add the file.`);
  return file();
}

/** Every namespace. */
export const allNamespaces = Object.keys(files).flatMap((file) => /\/en\/(.*)\.json$/.exec(file)?.[1] ?? []);
