import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Processes that the portal has started to inspect files; some seconds after the last file there are none. */
export async function inspectorsOf({ pid = 0 }: ChildProcess): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  // Without the shell that sets their limits.
  return children.filter((_, at) => /^(?!\/bin\/sh).*inspect-process/s.test(commands[at] ?? ''));
}
