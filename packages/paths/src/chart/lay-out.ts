import { parentPort, Worker, workerData } from 'node:worker_threads';

/** So many lines are laid out within seconds, wherever they lead. */
const FEW_LINES = 150;

/** In milliseconds. Where hundreds of lines lead anywhere, Graphviz may take hours, or more memory than it can have. */
const PATIENCE = 20_000;

const LAY_OUT = 'xstate-paths lay out';
type Order = { [LAY_OUT]?: string };

/**
 * Lays out a picture in Graphviz's language as SVG.
 * @throws if its lines are too entangled for that
 */
export async function layOut(dot: string, patience = PATIENCE): Promise<string> {
  return dot.split(' -> ').length <= FEW_LINES ? laidOut(dot) : apart(dot, patience);
}

async function laidOut(dot: string): Promise<string> {
  // Loaded only here: it is the heaviest part, and who draws nothing can do without it.
  const { instance } = await import('@viz-js/viz');
  return (await instance()).renderString(dot, { format: 'svg' });
}

/** The same in a thread of its own, which can be ended. */
async function apart(dot: string, patience: number): Promise<string> {
  const order: Order = { [LAY_OUT]: dot };
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  let over: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
      const tooLong = `its lines are too entangled to be laid out in ${patience / 1000} s`;
      over = setTimeout(() => reject(new Error(tooLong)), patience);
    });
  } catch (cause) {
    throw new Error(`The chart can't be drawn: ${(cause as Error).message}`, { cause });
  } finally {
    clearTimeout(over);
    void thread.terminate();
  }
}

// This file is also what the thread runs.
const ordered = (workerData as Order | null)?.[LAY_OUT];
if (ordered !== undefined) parentPort?.postMessage(await laidOut(ordered), []);
