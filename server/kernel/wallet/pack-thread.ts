import { parentPort, workerData } from 'node:worker_threads';
import { PKPass } from 'passkit-generator';
import type { PassParts } from './pack-apart.ts';

const { files, strings, certificates } = workerData as PassParts;
const buffers = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
const pass = new PKPass(buffers, certificates);
for (const [language, words] of Object.entries(strings)) pass.localize(language, words);
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(pass.getAsBuffer());
