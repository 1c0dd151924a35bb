import type { Arc } from '../../paths/graph.ts';
import { offline, online } from '../walking/hearing.ts';
import { refusalOf } from './outcome.ts';
import type { Visit } from './visit.ts';

/** Whether the network is there, and the session. */
export async function connect(visit: Visit, step: Arc): Promise<void> {
  if (refusalOf(step) === 'away') return offline(visit);
  await online(visit);
  if (refusalOf(step) === 'signedOut') await visit.world.signOutEverywhere();
}
