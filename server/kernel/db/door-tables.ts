import type { Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { doorScanMachine } from '../../../machines/door-scan/door-scan.machine.ts';

/** One row for each date with scans. Its lock puts them in one order; `last` is the position of the latest change. */
type DoorLogs = { occurrence_id: string; last: Generated<string> };

type DoorScans = {
  /** Drawn by the device. */
  id: string;
  occurrence_id: string;
  attendee_id: string;
  /** Those that arrive are not in the table yet. */
  state: Exclude<StateValueFrom<typeof doorScanMachine>, 'arrived'>;
  /** The admission that stood before a second entry. */
  against: string | null;
  door: string;
  device: string;
  /** Who was logged in at the door. */
  user_id: string | null;
  was_offline: boolean;
  /** By the device's clock. */
  scanned_at: Date;
  received_at: Date;
  changed_at: Date;
  /** In the order of changes. */
  position: string;
};

/** The tables of the door, as the migrations make them. */
export type DoorTables = { door_logs: DoorLogs; door_scans: DoorScans };
