type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** The built files that a page needs besides the app's entry. */
export type PageAssets = {
  styles: string[];
  /** The page's own comes last. */
  scripts: string[];
};

/** Every chunk that a chunk needs to run, in the order in which they run, itself last. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>(), passed = new Set<string>()): Set<string> {
  if (passed.has(key)) return found;
  passed.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found, passed);
  return found.add(key);
}

/**
 * Finds the built files of pages; `manifest` is Vite's. Files that `template`, the built document, loads itself are left
 * out. Styles come in the order in which they override one another.
 */
export function assetsOf(manifest: Manifest, template: string): (file: string) => PageAssets {
  const further = (files: string[]) =>
    [...new Set(files)].map((file) => `/${file}`).filter((href) => !template.includes(`"${href}"`));
  return (file) => {
    const chunks = [...chunksOf(manifest, file)].flatMap((key) => manifest[key] ?? []);
    return {
      styles: further(chunks.flatMap(({ css = [] }) => css)),
      scripts: further(chunks.map((chunk) => chunk.file)),
    };
  };
}
