import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';

type Config = {
  references?: readonly { path: string }[];
  compilerOptions?: { baseUrl?: string; paths?: Readonly<Record<string, readonly string[]>> };
};

/** The path aliases of a file that stand in what its tsconfig.json refers to, as in projects made with Vite; its own are found by the loader. */
export function aliasesReferredTo(file: string): Record<string, string> {
  const nearest = nearestConfig(file);
  if (nearest === null) return {};
  const referred = read(nearest).references?.map(({ path }) => resolve(dirname(nearest), path)) ?? [];
  const configs = referred.map((path) => (extname(path) === '.json' ? path : join(path, 'tsconfig.json')));
  return Object.fromEntries(configs.filter((path) => existsSync(path)).flatMap(aliasesIn));
}

function nearestConfig(file: string): string | null {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const config = join(folder, 'tsconfig.json');
    if (existsSync(config)) return config;
    if (folder === dirname(folder)) return null;
  }
}

function aliasesIn(config: string): [alias: string, path: string][] {
  const { baseUrl = '.', paths = {} } = read(config).compilerOptions ?? {};
  return Object.entries(paths).flatMap(([alias, [path]]) => {
    const bare = alias.replace(/\/\*$/, '');
    return path === undefined || bare.includes('*')
      ? []
      : [[bare, resolve(dirname(config), baseUrl, path.replace(/\/\*$/, ''))]];
  });
}

/** A configuration without its comments and last commas; empty if it cannot be read all the same. */
function read(config: string): Config {
  const outsideTexts = (text: string, what: string) =>
    text.replaceAll(new RegExp(`("(?:\\\\.|[^"\\\\])*")|${what}`, 'g'), (_, kept?: string) => kept ?? '');
  const bare = outsideTexts(readFileSync(config, 'utf8'), String.raw`//.*|/\*[^]*?\*/`);
  try {
    return JSON.parse(outsideTexts(bare, String.raw`,(?=\s*[}\]])`)) as Config;
  } catch {
    return {};
  }
}
