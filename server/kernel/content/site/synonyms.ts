import { checkOf } from '../check.ts';
import { list, record, text } from '../shapes.ts';
import type { SiteReader } from './reader.ts';

/** Groups of words and phrases of one language; searching for any of them finds the others as well. */
type Groups = string[][];

export type Synonyms = { synonyms: { en: Groups; mt: Groups } };

const group = { ...list(text), minItems: 2 };
const checkSynonyms = checkOf<Synonyms['synonyms']>(record({ en: list(group), mt: list(group) }));

export const readSynonyms = (reader: SiteReader): Synonyms => ({
  synonyms: reader.one('synonyms.json', checkSynonyms) ?? { en: [], mt: [] },
});
