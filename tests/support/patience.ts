/**
 * Milliseconds after which waiting for something ends. The last line where it never comes, and nobody's verdict on how long it may take: a machine
 * that is busy with something else is ten times slower than one that is not.
 */
export const patience = 60_000;
