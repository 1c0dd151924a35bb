import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RentalRequestEvent } from '../../../machines/rental-request/rental-request.machine.ts';
import type { RentalRequestState } from '../../../server/kernel/db/rental-tables.ts';
import type { Exploration, Stage } from 'xstate-paths';
import { useOwnPortal } from '../../support/own-portal.ts';
import { takePicture, useWindows } from '../walking/window.ts';
import { expectState, gesturesFor } from './gestures.ts';
import { ASKED, createWorld, type World } from './world.ts';

/** Of the demo's equipment, everything costs something: here organisations borrow tables for nothing. */
async function lendTables(contentDir: string): Promise<void> {
  const file = join(contentDir, 'services/equipment.json');
  const equipment = JSON.parse(await readFile(file, 'utf8')) as { id: string; price: number; deposit: number }[];
  const changed = equipment.map((each) => (each.id === 'folding-tables' ? { ...each, price: 0, deposit: 0 } : each));
  await writeFile(file, JSON.stringify(changed));
}

/** A portal of its own, whose clock the walk moves from the request to the end of the hire. */
export function useHarness(): (exploration: Exploration) => Stage<World, RentalRequestEvent['type']> {
  const portal = useOwnPortal({ from: ASKED, withSite: true, prepare: lendTables });
  const url = () => portal().url();
  const openWindow = { hirer: useWindows(url, { keepsFiles: true }), staff: useWindows(url, { keepsFiles: true }) };
  return (exploration) => ({
    open: () => createWorld(portal(), openWindow),
    gestures: gesturesFor(exploration),
    expectState: async (world, [leaf = ''], taken) => {
      // What is asked for depends on the steps to come: the draft is looked at before the first of them.
      if (taken !== null) await expectState(world, leaf.replace('rental-request.', '') as RentalRequestState);
    },
    picture: (world, name) => takePicture(world.page(), name),
    close: (world) => world.close(),
  });
}
