/**
 * Milliseconds after which waiting for something ends. A last resort for hangs, not a limit on how long it may take: a machine
 * that is busy with something else is ten times slower than one that is not.
 */
export const patience = 120_000;
