import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { type ContentFile, readContentFolder } from './files.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { readList } from './read-list.ts';
import { collectReference } from './reference.ts';
import { reportBrokenReferences } from './references.ts';
import { reportFinderEvents } from './site/career-finder.ts';
import { collectSite } from './site/site.ts';
import { checkEvent, checkEventTypes, checkVenues } from './event-file.ts';
import { checkPeople } from './people.ts';
import type { Content, ContentEvent, ContentPlan } from './types.ts';
import type { Union } from './union.ts';

const idOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '');

function readPlan({ file, json }: ContentFile, problems: ContentProblem[]): ContentPlan[] {
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) {
    problems.push(...parsed.problems.map((problem) => ({ file, ...problem })));
    return [];
  }
  return typeof json === 'object' && json ? [{ id: idOf(file), file, json, plan: parsed.plan }] : [];
}

function readEvent(given: ContentFile, problems: ContentProblem[]): ContentEvent[] {
  const { file } = given;
  const slug = idOf(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const reason = 'The name of this file becomes the event’s address. Use small letters a to z, digits and hyphens.';
    problems.push({ file, path: '', reason });
  }
  const checked = checkEvent(given, problems);
  if (!checked) return [];
  const { tickets: shared, occurrences, ...event } = checked;
  const withTickets = occurrences.map((each, index) => ({
    ...each,
    tickets: each.tickets ?? shared ?? [],
    ticketsPath: each.tickets ? `occurrences[${index}].tickets` : 'tickets',
  }));
  return [{ ...event, slug, file, occurrences: withTickets }];
}

/** Reads and checks the whole content folder. Throws a ContentError that names every mistake in every file. */
export function readContent(dir: string, union: Union): Content {
  const problems: ContentProblem[] = [];
  const content: Content = {
    eventTypes: readList(dir, 'event-types.json', checkEventTypes, problems),
    venues: readList(dir, 'venues.json', checkVenues, problems),
    people: readList(dir, 'people.json', checkPeople, problems),
    plans: readContentFolder(dir, 'plans', problems).flatMap((file) => readPlan(file, problems)),
    events: readContentFolder(dir, 'events', problems).flatMap((file) => readEvent(file, problems)),
  };
  collectReference(dir, problems);
  const site = collectSite(dir, union, problems);
  // A reference to a file with mistakes would only report them twice.
  if (site && problems.length === 0) {
    reportBrokenReferences(dir, content, union, problems);
    reportFinderEvents(dir, site.careerFinder, content.events, problems);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
