import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

export type Task =
  | { hash: string }
  | { verify: string; kept: string | undefined }
  | { derive: string; salt: Uint8Array };

const LOWER = 10;
const KEY_BYTES = 32;
/** Compared against where there is no hash, so that both answers take the same time. */
const nobody = hashSync('nobody has this password');

/** Lets everything else go first: pages are not to wait for a crowd that logs in. Linux alone has a priority for each thread. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOWER);
  } catch {
    // Then hashing competes on equal terms.
  }
}

function answerTo(task: Task): string | boolean | Uint8Array {
  if ('hash' in task) return hashSync(task.hash);
  if ('derive' in task) return hashRawSync(task.derive, { salt: task.salt, outputLen: KEY_BYTES });
  try {
    return verifySync(task.kept ?? nobody, task.verify);
  } catch {
    return false;
  }
}

giveWay();
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
