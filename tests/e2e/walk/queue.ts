import { sql, type ControlledTransaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import type { Schema } from '../../../server/db/schema.ts';

type Barrier = { transaction: ControlledTransaction<Schema>; pid: number; stands: Promise<unknown> };

/** What one buyer asks of the server's database, made to wait: everything that changes the buyer's bookings queues up at a barrier. */
export class Queue {
  readonly #db: Database;
  readonly #buyerId: string;
  readonly #barriers: Barrier[] = [];

  constructor(db: Database, buyerId: string) {
    this.#db = db;
    this.#buyerId = buyerId;
  }

  get isStopped(): boolean {
    return this.#barriers.length > 0;
  }

  /** Lets nothing through until `goOn`. */
  async stop(): Promise<void> {
    if (!this.isStopped) await (await this.#addBarrier()).stands;
  }

  /** Lets through only what queues up by now, and what comes later at a further `goOn`. */
  async stopBehind(waiting: number): Promise<void> {
    await this.#addBarrier();
    await this.holds(waiting + 1);
  }

  /** Waits until so many changes queue up. */
  async holds(count: number): Promise<void> {
    const pid = this.#barriers[0]?.pid ?? 0;
    const waiting = async () => {
      const { rows } = await sql<{ waiting: number }>`
        with recursive line as (
          select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))
          union
          select other.pid from pg_stat_activity as other, line where line.pid = any(pg_blocking_pids(other.pid))
        ) select count(*)::int as waiting from line`.execute(this.#db);
      return rows[0]?.waiting;
    };
    await expect.poll(waiting, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
  }

  /** Lets through what waits at the first barrier, in the order in which it came. */
  async goOn(): Promise<void> {
    const barrier = this.#barriers.shift();
    await barrier?.stands;
    await barrier?.transaction.rollback().execute();
  }

  async #addBarrier(): Promise<Barrier> {
    const transaction = await this.#db.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const bookings = transaction
      .selectFrom('bookings')
      .select('id')
      .where('user_id', '=', this.#buyerId)
      .where('expires_at', 'is not', null);
    const buyer = transaction.selectFrom('users').select('id').where('id', '=', this.#buyerId);
    const stands = bookings
      .forUpdate()
      .execute()
      .then(() => buyer.forUpdate().execute());
    const barrier = { transaction, pid: rows[0]?.pid ?? 0, stands };
    this.#barriers.push(barrier);
    return barrier;
  }
}
