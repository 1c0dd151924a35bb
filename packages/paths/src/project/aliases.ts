import { existsSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { createPathsMatcher, getTsconfig, parseTsconfig } from 'get-tsconfig';

/** The path aliases of a file that stand in what its tsconfig.json refers to, as in projects made with Vite; its own are found by the loader. */
export function aliasesReferredTo(file: string): Record<string, string> {
  const nearest = readable(() => getTsconfig(dirname(file)));
  if (nearest === null) return {};
  const referred = nearest.config.references?.map(({ path }) => resolve(dirname(nearest.path), path)) ?? [];
  const configs = referred.map((path) => (extname(path) === '.json' ? path : join(path, 'tsconfig.json')));
  return Object.fromEntries(configs.filter((path) => existsSync(path)).flatMap(aliasesIn));
}

function aliasesIn(path: string): [alias: string, path: string][] {
  const config = readable(() => parseTsconfig(path));
  const filesOf = config && createPathsMatcher({ path, config });
  return Object.keys(config?.compilerOptions?.paths ?? {}).flatMap((alias) => {
    const bare = alias.replace(/\/\*$/, '');
    const [file] = bare.includes('*') ? [] : (filesOf?.(alias) ?? []);
    return file === undefined ? [] : [[bare, file.replace(/\/\*$/, '')]];
  });
}

/** A configuration; null if it cannot be read. */
function readable<Config>(read: () => Config): Config | null {
  try {
    return read();
  } catch {
    return null;
  }
}
