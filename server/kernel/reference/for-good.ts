import type { Source } from '../http/prepared.ts';

/** Of what is read from files at the start: it changes with a restart alone. */
export const forGood = { version: () => Promise.resolve('since the start') } satisfies Pick<Source, 'version'>;
