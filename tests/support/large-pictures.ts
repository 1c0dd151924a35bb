import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { blobOf, formOf } from './forms.ts';
import { inspectorsOf } from './inspectors.ts';
import type { PortalProcess } from './portal-process.ts';
import type { Buyer } from './stage.ts';

/**
 * The memory that pictures may take besides what the portal takes at rest, in MiB: two processes look at files, each with 500 of its own,
 * and the portal keeps the rest of them on the disk.
 */
export const MOST_MIB = 1200;

/** A PNG of as many pixels as are let in, and of the kind that needs most memory: 16 bits a channel, interlaced. */
export function largePicture(): Promise<Buffer> {
  const background = { r: 9, g: 80, b: 200, alpha: 0.5 };
  const picture = sharp({ create: { width: 8000, height: 5000, channels: 4, background } });
  return picture.toColourspace('rgb16').png({ progressive: true }).toBuffer();
}

/** The most memory that a process has had at once, in MiB; 0 if there is no such process. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The sum of the two highest: no more look at files at once. */
const twoHighest = (peaks: Iterable<number>): number =>
  [...peaks]
    .toSorted((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, peak) => sum + peak, 0);

async function restingOf({ pid = 0 }: ChildProcess): Promise<number> {
  // From here on its highest is counted anew.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return peakOf(pid);
}

/** Sends somebody's picture. Returns the status of the answer. */
export async function sendPicture({ url }: PortalProcess, { token }: Buyer, picture: Buffer): Promise<number> {
  const body = formOf({ profile_picture: blobOf(picture, 'image/png') });
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/auth/profile-picture`, { method: 'POST', headers, body })).status;
}

/** Everybody sends a picture at once, while somebody else reads pages. The memory is in MiB, the time in milliseconds. */
export async function sendAtOnce(portal: PortalProcess, people: readonly Buyer[], picture: Buffer) {
  const rest = await restingOf(portal.process);
  const peaks = new Map<number, number>();
  let mostAtOnce = 0;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const inspectors = await inspectorsOf(portal.process);
      mostAtOnce = Math.max(mostAtOnce, inspectors.length);
      for (const pid of inspectors) peaks.set(pid, Math.max(await peakOf(pid), peaks.get(pid) ?? 0));
    }
  };
  const pages: { status: number; ms: number }[] = [];
  const read = async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const { status } = await fetch(`${portal.url}/media/events?page=${pages.length % 2}`);
      pages.push({ status, ms: performance.now() - began });
    }
  };
  const others = [watch(), read()];
  const statuses = await Promise.all(people.map((buyer) => sendPicture(portal, buyer, picture))).finally(() =>
    over.abort(),
  );
  await Promise.all(others);
  const peak = (await peakOf(portal.process.pid ?? 0)) + twoHighest(peaks.values());
  return { statuses, grown: peak - rest, mostAtOnce, pages };
}
