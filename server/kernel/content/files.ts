import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, type ContentProblem } from './problem.ts';

/** A content file by its name for people, with its content. */
export type ContentFile = { file: string; json: unknown };

/** The name for people of a file below the content folder: `content/events/il-kewkba.json`. */
export const nameOf = (dir: string, path: string): string => `${basename(dir)}/${path}`;

/** Reads one JSON file; throws a ContentError if it is missing or not JSON. */
export function readContentFile(dir: string, path: string): ContentFile {
  const file = nameOf(dir, path);
  const text = readText(join(dir, path), file);
  try {
    return { file, json: JSON.parse(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new ContentError([{ file, path: '', reason: `This is not JSON (${said}). Mend that place.` }]);
  }
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!absent) throw error;
    throw new ContentError([{ file, path: '', reason: 'This file is missing. Put it back.' }]);
  }
}

/** Every JSON file of a folder in alphabetical order; a mistake in one does not hide those in others. */
export function readContentFolder(dir: string, folder: string, problems: ContentProblem[]): ContentFile[] {
  const path = join(dir, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return names.toSorted().flatMap((name) => {
    try {
      return [readContentFile(dir, `${folder}/${name}`)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}
