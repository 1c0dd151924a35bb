type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What a page needs of the built files beside the app's entry. */
export type PageAssets = { styles: string[]; scripts: string[] };

/** Every chunk that one needs to run, itself included. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** Finds the built files of pages; `manifest` is what Vite wrote of the build. Files that the template loads by itself are left out. */
export function assetsOf(manifest: Manifest): (page: string) => PageAssets {
  const ofEntry = chunksOf(manifest, 'index.html');
  return (page) => {
    const chunks = [...chunksOf(manifest, page)].flatMap((key) => (ofEntry.has(key) ? [] : (manifest[key] ?? [])));
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      scripts: chunks.map(({ file }) => `/${file}`),
    };
  };
}
