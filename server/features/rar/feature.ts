import type { PlugIn } from '../../kernel/feature.ts';
import { rarData } from './personal.ts';

/** The yearly report, from the organisations' side. */
export const rarFeature: PlugIn = () => ({ personal: rarData });
