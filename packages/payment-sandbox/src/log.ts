/** The part of a structured logger (pino's, for one) that the sandbox uses. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (facts: object, message?: string) => void>;

const nothing = () => undefined;

export const silent: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
