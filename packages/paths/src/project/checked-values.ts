import { messageOf } from '../chart/message-of.ts';

/** The values that a key may have, in words and as a test. */
type Allowed = { words: string; fits: (value: unknown) => boolean };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isCount = (value: unknown, least: number): boolean =>
  typeof value === 'number' && value >= least && (Number.isInteger(value) || value === Infinity);
const callable: Allowed = { words: 'a function', fits: (value) => typeof value === 'function' };
const keyed: Allowed = {
  words: 'an object',
  fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const text: Allowed = { words: 'a text', fits: isText };

const texts: Allowed = {
  words: 'a text or a list of texts',
  fits: (value) => [value].flat().every(isText),
};

/** The values that a model's keys may have, but for its lists and cases. */
export const OF_MODELS: Readonly<Record<string, Allowed>> = {
  limit: { words: 'a whole number from 1', fits: (value) => isCount(value, 1) },
  patience: {
    words: 'a number of seconds above 0',
    fits: (value) => typeof value === 'number' && value > 0 && Number.isFinite(value),
  },
  until: { words: "'explored' or 'covered'", fits: (value) => value === 'explored' || value === 'covered' },
  project: callable,
  ids: callable,
  inside: keyed,
  requirements: keyed,
};

/** The values of a model's `samples`. */
export const OF_SAMPLES: Readonly<Record<string, Allowed>> = {
  many: { words: 'a whole number from 1', fits: (value) => isCount(value, 1) && value !== Infinity },
  seed: { words: 'a whole number', fits: Number.isInteger },
};

/** The values of a project's settings. */
export const OF_SETTINGS: Readonly<Record<string, Allowed>> = {
  charts: texts,
  model: text,
  out: text,
  editor: text,
  recordLog: text,
  browser: {
    words: 'an object with the functions `replay` and `leftOut`',
    fits: (value) => {
      const { replay, leftOut } = (value ?? {}) as Readonly<Record<string, unknown>>;
      return typeof replay === 'function' && typeof leftOut === 'function';
    },
  },
};

/** Describes the first value that its key may not have; null if there is none. A key may be missing or undefined. */
export function oddValue(given: object, allowed: Readonly<Record<string, Allowed>>): string | null {
  for (const [key, { words, fits }] of Object.entries(allowed)) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (value !== undefined && !fits(value)) return `\`${key}\` is ${told(value)}: write ${words}`;
  }
  return null;
}

function told(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  return typeof value === 'number' ? String(value) : messageOf(value);
}
