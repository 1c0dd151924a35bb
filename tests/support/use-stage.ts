import { afterAll, inject } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { type Buyer, openStage, type Show, type ShowSettings, stageBuyers, stageShow } from './stage.ts';

export type Stage = {
  db: Database;
  /** An event with one date of its own. */
  show: (settings?: ShowSettings) => Promise<Show>;
  /** Someone with an account, signed in. */
  buyer: () => Promise<Buyer>;
};

/** The stage of the shared portal for one test file, closed after it. */
export function useStage(): Stage {
  const db = openStage(inject('portal').dataDir);
  afterAll(() => db.destroy());
  return {
    db,
    show: (settings) => stageShow(db, settings),
    buyer: async () => {
      const [buyer] = await stageBuyers(db, 1);
      if (!buyer) throw new Error('No buyer was staged');
      return buyer;
    },
  };
}
