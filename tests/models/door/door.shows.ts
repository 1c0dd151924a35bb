import type { doorMachine } from '../../../machines/door/door.machine.ts';
import { shows } from 'xstate-paths';

const screen = (name: 'opening' | 'openFailed' | 'name' | 'scan') =>
  ({ meta: { screen: name, step: 'door' } }) as const;
const busy = { tags: ['busy'] } as const;

/** The parts of the chart that others see, state by state. */
export const shown = shows<typeof doorMachine>({
  opening: { ...busy, ...screen('opening'), asks: { openList: { occurrence: 'O1' } } },
  openFailed: screen('openFailed'),
  naming: screen('name'),
  saving: { ...busy, ...screen('name'), asks: { nameDoor: { occurrence: 'O1', name: 'Main' } } },
  ready: screen('scan'),
  judgingCode: { ...busy, ...screen('scan'), asks: { judge: { code: 'C1' } } },
  judgingTicket: { ...busy, ...screen('scan'), asks: { judge: { ticket: 'T1' } } },
  told: screen('scan'),
  undoing: { ...busy, ...screen('scan'), asks: { undoEntry: { scan: 'S1', ticket: 'T1' } } },
  undone: { tags: ['undone'], ...screen('scan') },
  offline: { tags: ['isOffline'] },
  retrying: { tags: ['isOffline'] },
  loggedOut: { tags: ['isOffline', 'isLoggedOut'] },
  shutOut: { tags: ['isOffline', 'isShutOut'] },
});
