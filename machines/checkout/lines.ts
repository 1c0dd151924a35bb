/** A seat by its printed names; `guid` is its id in the plan. */
export type SeatName = { guid: string; zone: string; row: string; number: string };

/** Answers to a ticket type's questions, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** One chosen place: a ticket type, the seat once chosen, and the guest once named. */
export type Line = {
  ticketId: string;
  seat: SeatName | null;
  firstName: string;
  lastName: string;
  email: string;
  answers: Answers;
  /** The place's id on the server, once it is held. */
  attendeeId: string | null;
};

/** A place's guest, as typed; empty if nothing is. */
export type Names = { firstName: string; lastName: string; email: string; answers: Answers };

const unnamed: Names = { firstName: '', lastName: '', email: '', answers: {} };

function line(ticketId: string, seat: SeatName | null = null): Line {
  return { ticketId, seat, ...unnamed, attendeeId: null };
}

function isSameSeat(seat: SeatName | null, row: string, number: string, zone: string): boolean {
  return seat !== null && seat.row === row && seat.number === number && seat.zone === zone;
}

export function addTicket(lines: Line[], ticketId: string): Line[] {
  return [...lines, line(ticketId)];
}

/** Removes the last line of this type, if possible one without a seat. */
export function removeTicket(lines: Line[], ticketId: string): Line[] {
  const unseated = lines.findLastIndex((each) => each.ticketId === ticketId && each.seat === null);
  const index = unseated >= 0 ? unseated : lines.findLastIndex((each) => each.ticketId === ticketId);
  return lines.filter((_, at) => at !== index);
}

/** Gives the seat to the first line without one, or adds a line of this type. */
export function selectSeat(lines: Line[], seat: SeatName, ticketId: string): Line[] {
  const waiting = lines.findIndex((each) => each.seat === null);
  if (waiting < 0) return [...lines, line(ticketId, seat)];
  return lines.map((each, at) => (at === waiting ? { ...each, seat } : each));
}

/** Replaces all chosen seats with these, keeping the ticket types already chosen. */
export function suggestSeats(lines: Line[], seats: SeatName[], ticketId: string): Line[] {
  return seats.map((seat, at) => ({ ...(lines[at] ?? line(ticketId)), seat, attendeeId: null }));
}

/** Removes the line with this seat, matched by row, number and zone: rows repeat between zones. */
export function releaseSeat(lines: Line[], row: string, number: string, zone: string): Line[] {
  return lines.filter((each) => !isSameSeat(each.seat, row, number, zone));
}

export function swapTicket(lines: Line[], guid: string, ticketId: string): Line[] {
  return lines.map((each) => (each.seat?.guid === guid ? { ...each, ticketId } : each));
}

/** The same tickets, without the seats that someone else has taken. */
export function unseat(lines: Line[], taken: string[]): Line[] {
  return lines.map((each) =>
    each.seat !== null && taken.includes(each.seat.guid) ? { ...each, seat: null, attendeeId: null } : each,
  );
}

/** The same ticket types, without seats and places: the choice that remains once its hold is over. */
export function unheld(lines: Line[]): Line[] {
  return lines.map((each) => ({ ...each, seat: null, attendeeId: null }));
}

export function nameAttendees(lines: Line[], names: Names[]): Line[] {
  return lines.map((each, at) => ({ ...each, ...names[at] }));
}

/** The server's lines, with the names typed here if it has none yet. */
export function keepNames(held: Line[], typed: Line[]): Line[] {
  return held.map((each, at) => {
    const before = typed.find((other) => other.seat !== null && other.seat.guid === each.seat?.guid) ?? typed[at];
    return isNamed(each) || before === undefined ? each : { ...each, ...namesOf(before) };
  });
}

export function namesOf({ firstName, lastName, email, answers }: Line): Names {
  return { firstName, lastName, email, answers };
}

export function isNamed({ firstName, lastName }: Line): boolean {
  return firstName !== '' && lastName !== '';
}

/** A line to be held by the server. A missing name is left out, and shown as N/A. */
export type OrderLine = {
  ticket_id: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  answers?: Answers;
  seat?: { guid: string };
};

export function orderLines(lines: Line[], seated: boolean): OrderLine[] {
  return lines
    .filter((each) => !seated || each.seat !== null)
    .map((each) => ({
      ticket_id: each.ticketId,
      ...(each.firstName && { first_name: each.firstName }),
      ...(each.lastName && { last_name: each.lastName }),
      ...(each.email && { email: each.email }),
      ...(Object.keys(each.answers).length > 0 && { answers: each.answers }),
      ...(each.seat && { seat: { guid: each.seat.guid } }),
    }));
}
