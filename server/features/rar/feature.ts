import type { PlugIn } from '../../kernel/feature.ts';
import { rarHandlers } from './handlers.ts';
import { rarData } from './personal.ts';
import { sweepReports } from './sweep.ts';

/** The yearly report, from the organisations' side. */
export const rarFeature: PlugIn = (kernel) => ({
  handlers: rarHandlers(kernel),
  personal: rarData,
  sweeps: [{ name: 'rar', restMs: 15_000, run: () => sweepReports(kernel, kernel.log) }],
});
