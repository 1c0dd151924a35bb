import { pathToFileURL } from 'node:url';
import { aliasesReferredTo } from './aliases.ts';

/**
 * Loads a module of the project, whatever its style: as Node does if Node can, else compiled on the way (enums, imports without
 * extensions, JSX, path aliases of tsconfig.json).
 * @throws the error of the file itself if it cannot be loaded in either way
 */
export async function importFile(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  } catch {
    const { createJiti } = await import('jiti');
    const alias = aliasesReferredTo(file);
    return createJiti(pathToFileURL(file).href, { jsx: true, tsconfigPaths: true, alias }).import(file);
  }
}
