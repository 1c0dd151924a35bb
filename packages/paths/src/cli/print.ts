/** Prints lines for whoever called, and is true, as a command that went well. */
export function print(...lines: readonly string[]): true {
  process.stdout.write(`${lines.join('\n')}\n`);
  return true;
}

/** Prints lines that are not part of the result. */
export function warn(...lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}
