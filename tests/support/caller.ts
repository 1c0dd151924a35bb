import { Socket } from 'node:net';
import type { Caller } from '../../server/kernel/auth/pace-refusals.ts';

/** A caller at an address, who stays on the line unless told otherwise. */
export const callerAt = (ip: string, socket = new Socket()): Caller => ({ ip, socket });
