import { sql, type ControlledTransaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/kernel/db/database.ts';
import type { Schema } from '../../../server/kernel/db/schema.ts';

type Transaction = ControlledTransaction<Schema>;
type Barrier = { transaction: Transaction; pid: number; stands: Promise<unknown> };

/** Holds up one person's writes in the server's database: everything that changes the rows that `lock` locks queues at a barrier. */
export class Queue {
  readonly #db: Database;
  readonly #lock: (transaction: Transaction) => Promise<unknown>;
  readonly #barriers: Barrier[] = [];

  constructor(db: Database, lock: (transaction: Transaction) => Promise<unknown>) {
    this.#db = db;
    this.#lock = lock;
  }

  get isStopped(): boolean {
    return this.#barriers.length > 0;
  }

  /** Stops everything until `goOn`. */
  async stop(): Promise<void> {
    if (!this.isStopped) await (await this.#addBarrier()).stands;
  }

  /** Lets through only the changes in the queue, and later ones at a further `goOn`. */
  async stopBehind(): Promise<void> {
    const before = await this.waiting();
    await this.#addBarrier();
    await this.holds(before + 1);
  }

  /** The number of changes in the queue. */
  async waiting(): Promise<number> {
    const pid = this.#barriers[0]?.pid ?? 0;
    const { rows } = await sql<{ waiting: number }>`
      with recursive line as (
        select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))
        union
        select other.pid from pg_stat_activity as other, line where line.pid = any(pg_blocking_pids(other.pid))
      ) select count(*)::int as waiting from line`.execute(this.#db);
    return rows[0]?.waiting ?? 0;
  }

  /** Waits until this many changes are in the queue. */
  async holds(count: number): Promise<void> {
    await expect.poll(() => this.waiting()).toBeGreaterThanOrEqual(count);
  }

  /** Lets through the changes at the first barrier, in their order; after the change, if any, that somebody else makes first. */
  async goOn(change?: (transaction: Transaction) => Promise<unknown>): Promise<void> {
    const barrier = this.#barriers.shift();
    await barrier?.stands;
    if (barrier) await change?.(barrier.transaction);
    await barrier?.transaction.commit().execute();
  }

  /** Lets everything through. */
  async letGo(): Promise<void> {
    while (this.isStopped) await this.goOn();
  }

  async #addBarrier(): Promise<Barrier> {
    const transaction = await this.#db.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const stands = this.#lock(transaction);
    const barrier = { transaction, pid: rows[0]?.pid ?? 0, stands };
    this.#barriers.push(barrier);
    return barrier;
  }
}
