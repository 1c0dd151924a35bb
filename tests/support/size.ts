/** True while everything runs, not only what tells most in the least time: `npm run test:full`, or `TEST_SIZE=full`. */
export const isFull = process.env['TEST_SIZE'] === 'full';

/** All cases at full size; otherwise at most so many, spread evenly over the list, the first among them. */
export const someOf = <Case>(cases: readonly Case[], most: number): readonly Case[] =>
  isFull || cases.length <= most
    ? cases
    : Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)] as Case);
