import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Problem } from '../http/problem.ts';
import type { ProblemCode } from '../http/problem-texts.ts';
import type { Content } from './content.ts';
import type { Crop } from './images.ts';

export type InspectionOrder = { path: string; purpose: 'licence' | 'picture' | 'document'; crop?: Crop | undefined };
export type InspectionOutcome = { content: Content } | { refused: ProblemCode };
/** `rss` is the process's memory in bytes afterwards. */
export type InspectionReport = { outcome: InspectionOutcome; rss: number };

const MOST_AT_ONCE = 2;
const MOST_WAITING = 32;
const RETRY_SECONDS = 5;
/** The processor time that a file may take. */
const MOST_PROCESSOR_MS = 20_000;
/** The longest wait for it: beside other work, a process with low priority gets little of the processor. */
const DEADLINE_MS = 60_000;
const WATCH_MS = 1_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Enough for pages to come first; at 10, a busy machine would hardly let it run. */
const LOW_PRIORITY = 5;
/** An idle process ends, which frees the memory that its libraries took. */
const IDLE_MS = 5_000;
/** A process that holds more after a file would have too little for the next. */
const MOST_RSS = 250 * 1024 * 1024;
const MOST_FILES = 40;
const MOST_HEAP_MIB = 256;
/** The memory that a process may map for writing, including 600 MiB that Node maps and hardly uses: past that, allocations fail or it ends. */
const MOST_DATA_KIB = 1100 * 1024;

type Inspector = { child: ChildProcess; files: number; rest?: NodeJS.Timeout };

const tooBusy = (): Problem => new Problem(503, 'too_busy', { retryAfterSeconds: RETRY_SECONDS });

let busy = 0;
const waiting: (() => void)[] = [];
const idle: Inspector[] = [];

/**
 * Inspects an uploaded file and rewrites it, in a process of its own with little memory and processor time: the portal keeps answering,
 * and a malicious file cannot harm it. Throws 503 when too many are queued, or the file takes too long.
 */
export async function inspectApart(order: InspectionOrder): Promise<InspectionOutcome> {
  if (busy < MOST_AT_ONCE) busy += 1;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw tooBusy();
  try {
    return await inspect(order);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

async function inspect(order: InspectionOrder): Promise<InspectionOutcome> {
  const inspector = wake(idle.pop() ?? start());
  const { child } = inspector;
  const attempt = new AbortController();
  let isLate = false;
  const isPast = limitOf(child);
  const watching = setInterval(() => {
    if (!isPast()) return;
    isLate = true;
    child.kill('SIGKILL');
  }, WATCH_MS);
  try {
    const answered = once(child, 'message', { signal: attempt.signal }) as Promise<[InspectionReport]>;
    const ended = once(child, 'exit', { signal: attempt.signal }).then(() => undefined);
    child.send(order);
    const answer = await Promise.race([answered, ended]);
    if (isLate) throw tooBusy();
    if (answer === undefined) return { refused: 'file_broken' };
    const [{ outcome, rss }] = answer;
    inspector.files += 1;
    if (rss > MOST_RSS || inspector.files >= MOST_FILES) child.kill();
    else putToRest(inspector);
    return withBuffer(outcome);
  } finally {
    clearInterval(watching);
    attempt.abort();
  }
}

function start(): Inspector {
  const file = fileURLToPath(new URL('inspect-process.ts', import.meta.url));
  const flags = [`--max-old-space-size=${MOST_HEAP_MIB}`];
  const options = { env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' }, serialization: 'advanced' } as const;
  // On other systems than Linux, the limit also counts memory that a process never uses.
  const child =
    process.platform === 'linux'
      ? spawn('/bin/sh', ['-c', `ulimit -d ${MOST_DATA_KIB}; exec "$0" "$@"`, process.execPath, ...flags, file], {
          ...options,
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        })
      : fork(file, { ...options, execArgv: flags, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const inspector = { child, files: 0 };
  child.once('exit', () => forget(inspector));
  return inspector;
}

/** Returns a function that is true once the process has spent too much, or too long, on what it begins now. */
export function limitOf({ pid = 0 }: Pick<ChildProcess, 'pid'>): () => boolean {
  const [begun, spent] = [performance.now(), processorMs(pid)];
  return () => processorMs(pid) - spent > MOST_PROCESSOR_MS || performance.now() - begun > DEADLINE_MS;
}

/** The processor time that a process has used; 0 where the system has no /proc, or the process has ended. */
export function processorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return 0;
  }
}

function wake(inspector: Inspector): Inspector {
  clearTimeout(inspector.rest);
  inspector.child.ref();
  inspector.child.channel?.ref();
  return inspector;
}

function putToRest(inspector: Inspector): void {
  const { child } = inspector;
  idle.push(inspector);
  child.unref();
  child.channel?.unref();
  inspector.rest = setTimeout(() => {
    forget(inspector);
    child.kill();
  }, IDLE_MS).unref();
}

function forget(inspector: Inspector): void {
  const at = idle.indexOf(inspector);
  if (at >= 0) idle.splice(at, 1);
}

function withBuffer(outcome: InspectionOutcome): InspectionOutcome {
  if ('refused' in outcome) return outcome;
  const { bytes, mediaType } = outcome.content;
  return { content: { bytes: Buffer.from(bytes), mediaType } };
}
