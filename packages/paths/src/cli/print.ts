import { AsyncLocalStorage } from 'node:async_hooks';

const reader = new AsyncLocalStorage<(text: string) => void>();

/** Runs something, and hands all that it prints to `read`. */
export function printingTo<T>(read: (text: string) => void, run: () => T): T {
  return reader.run(read, run);
}

/** Prints a text for whoever called. */
export function printText(text: string): void {
  const read = reader.getStore();
  if (read === undefined) process.stdout.write(text);
  else read(text);
}

/** Prints lines for whoever called, and is true, as a command that went well. */
export function print(...lines: readonly string[]): true {
  printText(`${lines.join('\n')}\n`);
  return true;
}

/** Prints lines that are not part of the result. */
export function warn(...lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}
