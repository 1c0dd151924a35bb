/** A seat as people name it; `guid` is its name in the plan. */
export type SeatName = { guid: string; zone: string; row: string; number: string };

/** Answers to what a kind of ticket asks, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** One wanted place: a kind of ticket, the seat once chosen, and who comes once named. */
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

/** Who comes on a place, as it is typed; empty where nothing is. */
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

/** Takes away the last line of this kind, one without a seat first. */
export function removeTicket(lines: Line[], ticketId: string): Line[] {
  const unseated = lines.findLastIndex((each) => each.ticketId === ticketId && each.seat === null);
  const index = unseated >= 0 ? unseated : lines.findLastIndex((each) => each.ticketId === ticketId);
  return lines.filter((_, at) => at !== index);
}

/** Seats the first line that has no seat, or adds a line of this kind. */
export function selectSeat(lines: Line[], seat: SeatName, ticketId: string): Line[] {
  const waiting = lines.findIndex((each) => each.seat === null);
  if (waiting < 0) return [...lines, line(ticketId, seat)];
  return lines.map((each, at) => (at === waiting ? { ...each, seat } : each));
}

/** Puts these seats in place of all that were chosen before, keeping the kinds already counted. */
export function suggestSeats(lines: Line[], seats: SeatName[], ticketId: string): Line[] {
  return seats.map((seat, at) => ({ ...(lines[at] ?? line(ticketId)), seat, attendeeId: null }));
}

/** A removed seated ticket is matched by seat row and number (and zone, where rows repeat). */
export function releaseSeat(lines: Line[], row: string, number: string, zone: string): Line[] {
  return lines.filter((each) => !isSameSeat(each.seat, row, number, zone));
}

export function swapTicket(lines: Line[], guid: string, ticketId: string): Line[] {
  return lines.map((each) => (each.seat?.guid === guid ? { ...each, ticketId } : each));
}

/** The same tickets, those without a seat whose seat someone else has now. */
export function unseat(lines: Line[], taken: string[]): Line[] {
  return lines.map((each) =>
    each.seat !== null && taken.includes(each.seat.guid) ? { ...each, seat: null, attendeeId: null } : each,
  );
}

/** The same kinds, all without seats and places: what is left of a choice once its hold is over. */
export function unheld(lines: Line[]): Line[] {
  return lines.map((each) => ({ ...each, seat: null, attendeeId: null }));
}

export function nameAttendees(lines: Line[], names: Names[]): Line[] {
  return lines.map((each, at) => ({ ...each, ...names[at] }));
}

/** Lines as the server keeps them, with the names typed here where it has none yet. */
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

/** What the server is asked to hold: lines that can be held. A name that is missing is left out, and shown as N/A. */
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
