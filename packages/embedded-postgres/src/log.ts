/** The part of a structured logger (pino's, for one) that the server's life is told to. */
export type Log = Record<'debug' | 'warn' | 'error', (facts: object, message?: string) => void>;
