import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string };

/** Runs a command to its end; one check, passed if it exits with 0. `show` receives its output as it comes. */
export async function runCheck(
  name: string,
  command: string,
  args: string[],
  show: (words: Buffer) => unknown = () => undefined,
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      show(chunk);
    });
  }
  const code = await once(child, 'close').then(
    ([status]) => status as number | null,
    () => 1,
  );
  const ok = code === 0;
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: (performance.now() - started) / 1000, output };
}
