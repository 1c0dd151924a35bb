import { spawn } from 'node:child_process';
import { StartupError } from '../config/startup-error.ts';

/** tar's status when a file changed while it was read, as those of a running database do. */
const CHANGED = 1;

/** Runs the system's tar; returns its output. Throws StartupError with tar's own message if it fails. */
export async function runTar(args: string[]): Promise<string> {
  const child = spawn('tar', args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  let printed = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new StartupError('The program tar is missing. Install it, then try again.')));
    child.once('close', resolve);
  });
  if (status !== 0 && status !== CHANGED) throw new StartupError(`tar failed. It said:\n${said.trim().slice(-2000)}`);
  return printed;
}
