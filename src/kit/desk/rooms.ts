import { deskPaths } from './desk-paths.ts';
import type { DeskSession } from './desk.queries.ts';

type Role = DeskSession['roles'][number];

/** All rooms in their order; the server enforces access to them. */
export const rooms = [
  { room: 'permits', href: deskPaths.permits(), roles: ['admin', 'services'] },
  { room: 'bookings', href: deskPaths.bookings(), roles: ['admin', 'events'] },
  { room: 'door', href: deskPaths.door(), roles: ['admin', 'door'] },
  { room: 'togas', href: deskPaths.togas(), roles: ['admin', 'services'] },
  { room: 'rentals', href: deskPaths.rentals(), roles: ['admin', 'services'] },
  { room: 'interviews', href: deskPaths.interviews(), roles: ['admin', 'careers'] },
  { room: 'carpool', href: deskPaths.carpool(), roles: ['admin', 'services'] },
  { room: 'complaints', href: deskPaths.complaints(), roles: ['complaints'] },
  { room: 'rar', href: deskPaths.rar(), roles: ['reports'] },
  { room: 'people', href: deskPaths.people(), roles: ['admin'] },
  { room: 'stuck', href: deskPaths.stuck(), roles: ['admin'] },
] as const satisfies readonly { room: string; href: string; roles: readonly Role[] }[];

export type Room = 'home' | (typeof rooms)[number]['room'];

/** The rooms open to a person with these roles. */
export function roomsOf(roles: readonly Role[]): { room: Room; href: string }[] {
  const own = rooms.filter((room) => room.roles.some((role) => roles.includes(role)));
  return [{ room: 'home', href: deskPaths.home() }, ...own];
}
