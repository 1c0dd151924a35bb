import { randomBytes, randomInt } from 'node:crypto';

// No 0 O 1 I L: read aloud at a desk, they are easily confused.
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function letters(count: number): string {
  return Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** A short reference for a booking, easy to read aloud, such as GQ-7K3M-Q2XA. */
export function newReference(): string {
  return `GQ-${letters(4)}-${letters(4)}`;
}

/** The same for a message to the union, such as MSG-7K3M-Q2XA. */
export function newMessageReference(): string {
  return `MSG-${letters(4)}-${letters(4)}`;
}

/** The content of a ticket's QR code: 128 random bits. */
export function newTicketCode(): string {
  return randomBytes(16).toString('base64url');
}

/** The same for a request for a venue or equipment, such as RENT-7K3M-Q2XA. */
export function newRentalReference(): string {
  return `RENT-${letters(4)}-${letters(4)}`;
}

/** The same for the rental of a toga, such as TOGA-7K3M-Q2XA; it is the content of its QR code too. */
export function newTogaReference(): string {
  return `TOGA-${letters(4)}-${letters(4)}`;
}
