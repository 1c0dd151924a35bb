const PATHS = ['cover', 'replay'];

/** The commands that take an option, where not all of them do. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  by: PATHS,
  to: PATHS,
  random: PATHS,
  simple: PATHS,
  steps: [...PATHS, 'fuzz'],
  seconds: PATHS,
  coverage: PATHS,
  most: PATHS,
  split: PATHS,
  worker: PATHS,
  as: ['cover'],
  out: ['report', 'replay'],
  path: ['replay'],
  walk: ['replay'],
  browser: ['replay'],
  from: ['replay'],
  log: ['rules'],
  ended: ['rules'],
  everywhere: ['mutate'],
  details: ['mutate'],
  table: ['mutate'],
  seed: ['fuzz'],
  runs: ['fuzz'],
};

/** Options that do nothing unless one of others is there. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  most: ['simple'],
  steps: ['random'],
  seconds: ['random', 'browser'],
  coverage: ['random'],
  ended: ['log'],
};

/** Describes the first option that a command does not take, or that has no effect there; undefined if there is none. */
export function untaken(command: string, typed: readonly string[]): string | undefined {
  for (const name of typed) {
    const taking = TAKEN[name];
    if (taking?.includes(command) === false) return `${command} takes no --${name}: ${inWords(taking)}`;
    const needed = command === 'fuzz' ? undefined : NEEDED[name];
    if (needed?.some((other) => typed.includes(other)) === false)
      return `--${name} does nothing without ${needed.map((other) => `--${other}`).join(' or ')}`;
  }
  return undefined;
}

const inWords = (commands: readonly string[]): string =>
  commands.length === 1
    ? `only ${commands[0]} does`
    : `only ${commands.slice(0, -1).join(', ')} and ${commands.at(-1)} do`;
