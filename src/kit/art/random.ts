/** Reproducible choices: the same seed gives the same choices, on the server and in the page. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from 0 up to, not including, `below`. */
  int: (below: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** FNV-1a of the seed's code points. */
function hash(seed: string): number {
  let value = 2_166_136_261;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value;
}

/** A mulberry32 generator, started from a hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  next();
  const int = (below: number) => Math.floor(next() * below);
  return { next, int, pick: (items) => items[int(items.length)] ?? items[0] };
}
