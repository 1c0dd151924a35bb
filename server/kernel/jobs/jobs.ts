import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connection, Trx } from '../db/database.ts';

/** Work that follows a committed change: its name and its data. Each part of the portal adds its own. */
export interface JobData {}
export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export type Jobs = {
  /** Queues work in the same transaction: it happens if and only if the transaction commits; with an `id`, once for that id (a UUID). */
  send<N extends JobName>(trx: Trx, name: N, data: JobData[N], id?: string): Promise<void>;
  /** Queues work again that was given up, by its recorded name. False if no job here has that name. */
  sendAgain(trx: Trx, name: string, data: object): Promise<boolean>;
  /** For a process that queues work but runs none. */
  connect(): Promise<void>;
  start(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
};

const queue = {
  // Three days at the longest interval: a mail server that fails on a Friday night is mended on Monday.
  retryLimit: 900,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // Work under way when a process dies is taken up again after this, not after the quarter of an hour that it may take.
  heartbeatSeconds: 30,
  // Finished jobs may hold an address that belongs to nobody here.
  deleteAfterSeconds: 60 * 60,
};
/** The interval at which work of dead processes is looked for. */
const LOOK_EVERY_SECONDS = 5;
/** Many at a time: a worker that takes one by one rests between them, however many wait. */
const working = {
  pollingIntervalSeconds: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** Run at the next poll, not at once: a job that starts with the answer would slow the next one, and so reveal if there is an account. */
const unhurried: ReadonlySet<JobName> = new Set(['recovery-mail']);

/** Records jobs that fail. */
export type JobFailures = {
  /** `data` comes with the last failure, after which the job is not retried. */
  note(failure: { name: JobName; id: string; error: unknown; data?: object }): Promise<void>;
  forget(name: JobName, id: string): Promise<void>;
};

/** The portal's queue, in the same database. A failed job is retried for three days, at growing intervals. */
export function createJobs(connection: Connection, onError: (error: Error) => void, failures?: JobFailures): Jobs {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    application_name: 'jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
    // A migration made it, in a role that is allowed to.
    createSchema: false,
  });
  boss.on('error', onError);

  const names = new Set<string>();

  async function work<N extends JobName>(name: N, handler: JobHandlers[N]): Promise<void> {
    const attempt = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<JobData[N]>): Promise<JobResult> => {
      try {
        await handler(data);
        // The work is done: doing it again would be worse than a failure that stays listed.
        if (retryCount > 0) await failures?.forget(name, id).catch(onError);
        return { id, status: 'completed' };
      } catch (error) {
        const isLast = retryCount >= retryLimit;
        await failures?.note({ name, id, error, ...(isLast && { data }) }).catch(onError);
        return { id, status: 'failed' };
      }
    };
    const settings = { ...queue, notify: !unhurried.has(name) };
    names.add(name);
    await boss.createQueue(name, settings);
    // A queue made by an earlier version still has its old settings.
    await boss.updateQueue(name, settings);
    await boss.work<JobData[N], unknown, typeof working>(name, working, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await attempt(job));
      return results;
    });
  }

  return {
    send: async (trx, name, data, id) => {
      await boss.send(name, data, { db: fromKysely(trx), ...(id !== undefined && { id }) });
    },
    sendAgain: async (trx, name, data) => {
      if (!names.has(name)) return false;
      await boss.send(name, data, { db: fromKysely(trx) });
      return true;
    },
    connect: async () => {
      await boss.start();
    },
    start: async (handlers) => {
      await boss.start();
      for (const name of Object.keys(handlers) as JobName[]) await work(name, handlers[name]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
