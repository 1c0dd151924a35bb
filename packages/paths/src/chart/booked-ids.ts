/** Gives the actors that the chart leaves nameless the lowest numbers that are free: with ever higher ones, no walk would end. */
export function bookedIds() {
  let taken = new Set<string>();
  return {
    /** Begins a step, in which these are taken. */
    next: (ids: Iterable<string>) => {
      taken = new Set(ids);
    },
    book: (): string => {
      let number = 1;
      while (taken.has(`x:${number}`)) number += 1;
      const id = `x:${number}`;
      taken.add(id);
      return id;
    },
  };
}
