import { readFileSync } from 'node:fs';

/**
 * The text of a file that somebody named.
 * @throws if there is no such file, or it can't be read
 */
export function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`There is no file '${file}'.`, { cause: error });
    throw error;
  }
}
