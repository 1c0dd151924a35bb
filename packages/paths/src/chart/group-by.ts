/** The same as `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Thing, Key>(things: Iterable<Thing>, keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}

/** Adds to the set of a key, which begins empty. */
export function addTo<Key, Thing>(sets: Map<Key, Set<Thing>>, key: Key, things: Iterable<Thing>): void {
  const set = sets.get(key) ?? new Set<Thing>();
  sets.set(key, set);
  for (const each of things) set.add(each);
}
