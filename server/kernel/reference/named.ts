import type { Bilingual } from '../db/schema.ts';
import type { Locale } from '../http/operation.ts';

/** An entry of a list by its id, with its name in one language. Throws if there is none, which the content check prevents. */
export function named<Id extends string>(
  list: readonly { id: Id; name: Bilingual }[],
  id: string,
  locale: Locale,
): { id: Id; name: string } {
  const found = list.find((each) => each.id === id);
  if (found === undefined) throw new Error(`The list has no ${id}`);
  return { id: found.id, name: found.name[locale] };
}
