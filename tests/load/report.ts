import type { Figure } from './figure.ts';

/** Measures the rows named on the command line, or all, and prints each figure. False if one of them doesn't hold. */
export async function report(rows: Record<string, () => Promise<Figure[]>>): Promise<boolean> {
  const wanted = process.argv.slice(2);
  let isRight = true;
  for (const [name, measure] of Object.entries(rows)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const began = performance.now();
    for (const { what, measured, bound, holds } of await measure()) {
      process.stdout.write(`${holds ? 'ok ' : 'BAD'}  ${name}: ${what}: ${measured} (${bound})\n`);
      isRight &&= holds;
    }
    process.stdout.write(`     ${name} took ${Math.round((performance.now() - began) / 1000)} s\n`);
  }
  return isRight;
}
