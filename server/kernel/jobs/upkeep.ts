import type { PlugIn } from '../feature.ts';
import { removeOrphans } from '../files/orphans.ts';
import { forgetOldFailures } from '../stuck/stuck.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The kernel's own upkeep: expired idempotency keys, old failures, and files without a row. */
export const upkeepFeature: PlugIn = (kernel) => ({
  upkeep: {
    rows: async () => {
      const yesterday = new Date(kernel.clock.now().getTime() - DAY_MS);
      await forgetOldFailures(kernel);
      await kernel.db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
    },
    files: () => removeOrphans(kernel),
  },
});
