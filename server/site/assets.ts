type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What a page needs of the built files beside the app's entry. */
export type PageAssets = {
  styles: string[];
  scripts: string[];
  /** The page's own code among them; undefined where it is not built. */
  page?: string;
};

/** Every chunk that one needs to run, itself included. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** Finds the built files of pages; `manifest` is what Vite wrote of the build. Files that the template loads by itself are left out. */
export function assetsOf(manifest: Manifest): (file: string) => PageAssets {
  const ofEntry = chunksOf(manifest, 'index.html');
  return (file) => {
    const chunks = [...chunksOf(manifest, file)].flatMap((key) => (ofEntry.has(key) ? [] : (manifest[key] ?? [])));
    const page = manifest[file]?.file;
    return {
      ...(page !== undefined && { page: `/${page}` }),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((style) => `/${style}`),
      scripts: chunks.map((chunk) => `/${chunk.file}`),
    };
  };
}
