import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export type Outbox = {
  /** Stores a mail as one whole file; an existing mail with this id stays as it is. */
  keep(messageId: string, date: Date, eml: Buffer | Readable): Promise<void>;
  /** Removes every mail to this address, and every one that has it as its reply address. */
  forget(address: string): Promise<void>;
};

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The recipient of a mail, and its reply address. */
function correspondentsOf(eml: string): string[] {
  const headers = eml.slice(0, eml.indexOf('\r\n\r\n'));
  return [...headers.matchAll(/^(?:To|Reply-To):\s+<?([^\s<>]+)>?\r?$/gim)].map(([, address = '']) =>
    address.toLowerCase(),
  );
}

/** The folder of .eml files, named so that they sort by time. */
export function openOutbox(dir: string): Outbox {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    async keep(messageId, date, eml) {
      const digest = createHash('sha256').update(messageId).digest('hex').slice(0, 16);
      const names = await readdir(dir);
      if (names.some((name) => name.endsWith(`-${digest}.eml`))) return;
      const stamp = date.toISOString().replaceAll(/[-:.]/g, '');
      const draft = join(dir, `.${digest}.${randomBytes(6).toString('hex')}`);
      await writeDurably(draft, Buffer.isBuffer(eml) ? eml : await buffer(eml));
      await rename(draft, join(dir, `${stamp}-${digest}.eml`));
    },
    async forget(address) {
      for (const name of await readdir(dir)) {
        if (!name.endsWith('.eml')) continue;
        const file = join(dir, name);
        // Another process may have removed it in the meantime.
        const eml = await readFile(file, 'utf8').catch(() => '');
        if (correspondentsOf(eml).includes(address.toLowerCase())) await rm(file, { force: true });
      }
    },
  };
}
