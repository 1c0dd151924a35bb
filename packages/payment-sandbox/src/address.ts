import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeOnce } from './write-once.ts';

const fileIn = (dir: string): string => join(dir, 'address.json');

/** The port that this folder's sandbox had last, and still has if it runs. */
export function readAddress(dir: string): number | undefined {
  try {
    const address: unknown = JSON.parse(readFileSync(fileIn(dir), 'utf8'));
    const port = typeof address === 'object' && address !== null && 'port' in address ? address.port : undefined;
    return typeof port === 'number' ? port : undefined;
  } catch {
    return undefined;
  }
}

/** Records the port unless another process was quicker; returns true if this one did it. */
export const claimAddress = (dir: string, port: number): boolean => writeOnce(fileIn(dir), JSON.stringify({ port }));

/** Deletes the record of a port that another program has taken meanwhile. */
export const forgetAddress = (dir: string): void => rmSync(fileIn(dir), { force: true });

/** True if anything listens on this port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Identifies a sandbox without revealing its key. */
export const fingerprintOf = (secretKey: string): string => createHash('sha256').update(secretKey).digest('hex');

/** On a busy machine our own takes seconds: taken for another program, it would get a second one beside it that knows nothing of its payments. */
const ANSWERS_WITHIN_MS = 30_000;

/** True if the program on this port is the sandbox with this key. */
export async function isOurSandbox(port: number, secretKey: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/_sandbox`, {
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return (await response.text()) === fingerprintOf(secretKey);
  } catch {
    return false;
  }
}
