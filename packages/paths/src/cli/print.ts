let write = (text: string): void => {
  process.stdout.write(text);
};

/** Has something else take what is printed from now on. */
export function printTo(other: (text: string) => void): void {
  write = other;
}

/** Prints lines for whoever called, and is true, as a command that went well. */
export function print(...lines: readonly string[]): true {
  write(`${lines.join('\n')}\n`);
  return true;
}

/** Prints lines that are not part of the result. */
export function warn(...lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}
