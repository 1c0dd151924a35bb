import { readNamed } from '../project/read-named.ts';

/** One answer of a server about one thing that a chart describes: a line of a traffic log. Times are ISO 8601. */
export type TrafficLine = {
  /** The times at which the call was sent and its answer came: it was so at some moment in between. */
  sent: string;
  at: string;
  actor: string;
  /** The call, as `POST /bookings`, and the status of the answer. */
  event: string;
  status: number;
  chart: string;
  /** The subject: a booking's id. Null if the answer is about none, such as a refusal. */
  subject: string | null;
  /** The state's key in the chart; null if the answer does not contain it. */
  state: string | null;
  /** Its possessions, if its state lets it have any: names of seats. */
  holds: readonly string[];
  /** The end of the server's promise; null if none was given. */
  until: string | null;
};

/** A line about something, with its times in milliseconds and its number in the file. */
export type Sighting = Omit<TrafficLine, 'sent' | 'at' | 'until' | 'subject'> & {
  line: number;
  subject: string;
  sent: number;
  at: number;
  until: number;
};

/**
 * Reads a log's lines about one chart's subjects, in the order of the answers.
 * @throws if the file cannot be read, or a line is not valid
 */
export function readTraffic(file: string, chart: string): Sighting[] {
  return parseTraffic(readNamed(file), chart, file);
}

/** The same for a text; `name` is its name in errors. */
export function parseTraffic(text: string, chart: string, name = 'the log'): Sighting[] {
  const sightings = text.split('\n').flatMap((json, index): Sighting[] => {
    if (json.trim() === '') return [];
    const place = `${name}, line ${index + 1}`;
    const line = parseLine(json, place);
    if (line.chart !== chart || line.subject === null) return [];
    const until = line.until === null ? Infinity : timeOf(line.until, place);
    const [sent, at] = [timeOf(line.sent, place), timeOf(line.at, place)];
    return [{ ...line, subject: line.subject, line: index + 1, sent, at, until }];
  });
  return sightings.toSorted((one, other) => one.at - other.at);
}

function parseLine(json: string, place: string): TrafficLine {
  let line: Partial<TrafficLine> | null;
  try {
    line = JSON.parse(json) as Partial<TrafficLine> | null;
  } catch (cause) {
    throw new Error(`${place}: this is no JSON. Each line is one answer; see TrafficLine.`, {
      cause,
    });
  }
  const { chart, holds = [], until = null, subject = null, state = null } = line ?? {};
  if (line === null || typeof chart !== 'string' || line.sent === undefined || line.at === undefined)
    throw new Error(`${place}: \`chart\`, \`sent\` and \`at\` are missing. See TrafficLine.`);
  const { sent, at, actor = 'somebody', event = 'something', status = 0 } = line;
  return { chart, holds, until, subject, state, sent, at, actor, event, status };
}

function timeOf(written: string, place: string): number {
  const time = Date.parse(written);
  if (Number.isNaN(time))
    throw new Error(`${place}: '${written}' is no time; write ISO 8601, as 2027-03-05T19:15:00.000Z.`);
  return time;
}
