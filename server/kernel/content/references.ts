import { foldedCode } from './import-codes.ts';
import { isRealMoment, resolveMoment } from '../calendar/moments.ts';
import type { ContentProblem } from './problem.ts';
import { listed, type Report, reporterIn, reporterOf, reportRepeats, reportUnknown } from './report.ts';
import type { Moment, Occurrence, TicketKind } from './event-file.ts';
import type { Content, ContentEvent } from './types.ts';
import type { Union } from './union.ts';

type CheckedOccurrence = ContentEvent['occurrences'][number];
type Known = { types: string[]; venues: string[]; plans: Map<string, string[]>; union: Union };

/** Any day will do to compare relative moments with one another. */
const someDay = new Date('2027-01-01T12:00Z');

function reportUnrealMoments(fields: Record<string, Moment | undefined>, path: string, report: Report): void {
  for (const [key, moment] of Object.entries(fields)) {
    if (moment !== undefined && !isRealMoment(moment)) {
      report(`${path}.${key}`, `There is no such day as ${JSON.stringify(moment)}. Correct it.`);
    }
  }
}

function reportPrices(kind: TicketKind, path: string, categories: readonly string[] | undefined, report: Report): void {
  const { cents } = kind;
  if (!categories) {
    if (typeof cents !== 'number') report(`${path}.cents`, 'Seats are not chosen here. Put one price in cents.');
    return;
  }
  const priced = typeof cents === 'number' ? [] : Object.keys(cents);
  const missing = categories.filter((category) => !priced.includes(category));
  const unknown = priced.filter((category) => !categories.includes(category));
  if (missing.length > 0)
    report(`${path}.cents`, `Give a price in each category of the plan; missing: ${listed(missing)}.`);
  for (const category of unknown) {
    report(`${path}.cents.${category}`, `The plan has no such category. Use one of: ${listed(categories)}.`);
  }
}

function reportMemberPrices(kind: TicketKind, path: string, categories: string[] | undefined, report: Report): void {
  (kind.memberPrices ?? []).forEach(({ cents }, index) =>
    reportPrices({ ...kind, cents }, `${path}.memberPrices[${index}]`, categories, report),
  );
}

function reportCodes({ promoCodes = [], occurrences }: ContentEvent, report: Report): void {
  reportRepeats(
    promoCodes.map(({ code }) => foldedCode(code)),
    (index) => `promoCodes[${index}].code`,
    report,
  );
  const kinds = [...new Set(occurrences.flatMap(({ tickets }) => tickets.map(({ key }) => key)))];
  promoCodes.forEach(({ tickets = [], percentOff, centsOff, cents, from, until }, index) => {
    const path = `promoCodes[${index}]`;
    const ways = [percentOff, centsOff, cents].filter((way) => way !== undefined);
    if (ways.length !== 1)
      report(path, 'A code makes tickets cheaper in one way. Put "percentOff", "centsOff" or "cents".');
    tickets.forEach((key, at) => reportUnknown(key, kinds, `${path}.tickets[${at}]`, 'ticket', report));
    reportUnrealMoments({ from, until }, path, report);
  });
}

/** More would not fit on the ticket. */
const MOST_QUESTIONS = 3;

function reportQuestions({ questions = [] }: TicketKind, path: string, report: Report): void {
  const repeats = (keys: string[], at: string) => reportRepeats(keys, (index) => `${at}[${index}].key`, report);
  if (questions.length > MOST_QUESTIONS)
    report(`${path}.questions`, `A ticket has room for ${MOST_QUESTIONS} answers. Ask less.`);
  repeats(
    questions.map(({ key }) => key),
    `${path}.questions`,
  );
  questions.forEach(({ choices = [] }, index) =>
    repeats(
      choices.map(({ key }) => key),
      `${path}.questions[${index}].choices`,
    ),
  );
}

function reportTickets(given: CheckedOccurrence, path: string, categories: string[] | undefined, report: Report): void {
  const { tickets, ticketsPath } = given;
  if (tickets.length === 0) report(path, 'There are no tickets. Add "tickets" here or to the whole event.');
  reportRepeats(
    tickets.map((kind) => kind.key),
    (index) => `${ticketsPath}[${index}].key`,
    report,
  );
  tickets.forEach((kind, index) => {
    const at = `${ticketsPath}[${index}]`;
    reportPrices(kind, at, categories, report);
    reportMemberPrices(kind, at, categories, report);
    reportQuestions(kind, at, report);
    reportUnrealMoments({ saleStart: kind.saleStart, saleEnd: kind.saleEnd }, at, report);
  });
}

function reportAtImport({ atImport, tickets, plan }: CheckedOccurrence, path: string, report: Report): void {
  if (atImport?.seats && plan === undefined)
    report(`${path}.seats`, 'Seats are not chosen here. Remove it, or add "plan".');
  for (const [key, taken] of Object.entries(atImport?.taken ?? {})) {
    const kind = tickets.find((each) => each.key === key);
    if (!kind)
      report(
        `${path}.taken.${key}`,
        `There is no such ticket. Use one of: ${listed(tickets.map((each) => each.key))}.`,
      );
    else if (taken > (kind.capacity ?? Infinity)) {
      report(`${path}.taken.${key}`, `${taken} is more than the capacity of ${kind.capacity}. Lower it.`);
    }
  }
}

function reportTimes(given: Occurrence, path: string, timeZone: string, report: Report): void {
  const { start, bookingsOpen, bookingsClose } = given;
  reportUnrealMoments({ start, bookingsOpen, bookingsClose }, path, report);
  if (!bookingsOpen || !bookingsClose || typeof bookingsOpen !== typeof bookingsClose) return;
  const opens = resolveMoment(bookingsOpen, someDay, timeZone);
  if (opens >= resolveMoment(bookingsClose, someDay, timeZone)) {
    report(`${path}.bookingsClose`, 'Bookings would close before they open. Put a later moment.');
  }
}

function reportEvent(event: ContentEvent, known: Known, report: Report): void {
  const flags = Object.keys(known.union.flags);
  reportUnknown(event.type, known.types, 'type', 'event type', report);
  if (event.flag !== undefined) reportUnknown(event.flag, flags, 'flag', 'flag in union.json called', report);
  reportRepeats(
    event.occurrences.map((each) => each.key),
    (index) => `occurrences[${index}].key`,
    report,
  );
  reportCodes(event, report);
  event.occurrences.forEach((occurrence, index) => {
    const path = `occurrences[${index}]`;
    const { venue, plan } = occurrence;
    if (venue !== null) reportUnknown(venue, known.venues, `${path}.venue`, 'venue', report);
    if (plan !== undefined) reportUnknown(plan, [...known.plans.keys()], `${path}.plan`, 'seat plan', report);
    reportTimes(occurrence, path, known.union.timeZone, report);
    reportTickets(occurrence, path, plan === undefined ? undefined : known.plans.get(plan), report);
    reportAtImport(occurrence, `${path}.atImport`, report);
  });
}

/** Finds mistakes between files: references to nothing, repeated names, prices that do not fit the plan. */
export function reportBrokenReferences(dir: string, content: Content, union: Union, problems: ContentProblem[]): void {
  const { eventTypes, venues, people, plans, events } = content;
  const known: Known = {
    types: eventTypes.map((type) => type.id),
    venues: venues.map((venue) => venue.id),
    plans: new Map(plans.map(({ id, plan }) => [id, plan.categories.map((category) => category.name)])),
    union,
  };
  reportRepeats(known.types, (index) => `[${index}].id`, reporterOf(dir, 'event-types.json', problems));
  reportRepeats(known.venues, (index) => `[${index}].id`, reporterOf(dir, 'venues.json', problems));
  const addresses = people.map((person) => person.email.toLowerCase());
  reportRepeats(addresses, (index) => `[${index}].email`, reporterOf(dir, 'people.json', problems));
  // Occurrences that share tickets share their mistakes: each is reported once.
  for (const event of events) reportEvent(event, known, reporterIn(event.file, problems));
}
