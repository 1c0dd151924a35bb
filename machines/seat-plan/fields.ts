/** A mistake in a seat plan: its place (a JSON path such as `zones[0].rows[3]`) and how to correct it. */
export interface Problem {
  path: string;
  reason: string;
}

/** A point in the plan's own units; y grows downwards. */
export interface Position {
  x: number;
  y: number;
}

/** Collects every mistake of one plan, so that its author sees all of them at once. */
export type Report = (path: string, reason: string) => void;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const told = (value: unknown) => (value === undefined ? 'nothing' : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing'));

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** The object at `path`, or an empty one after reporting any other value. */
export function readObject(value: unknown, path: string, report: Report): Fields {
  if (isObject(value)) return value;
  report(path, `Put an object here; found ${told(value)}.`);
  return {};
}

/** The list under `key`, each item read with its own path; an optional list may be absent. */
export function readList<Item>(
  fields: Fields,
  key: string,
  path: string,
  report: Report,
  read: (value: unknown, path: string) => Item,
  optional = false,
): Item[] {
  const value = fields[key];
  if (value === undefined && optional) return [];
  const here = join(path, key);
  if (Array.isArray(value)) return value.map((item: unknown, index) => read(item, `${here}[${index}]`));
  report(here, `Put a list here; found ${told(value)}.`);
  return [];
}

/** The text under `key`; a fallback makes the key optional. */
export function readText(fields: Fields, key: string, path: string, report: Report, fallback?: string): string {
  const value = fields[key];
  if (typeof value === 'string') return value;
  if (value === undefined && fallback !== undefined) return fallback;
  report(join(path, key), `Put a text here; found ${told(value)}.`);
  return fallback ?? '';
}

/** The finite number under `key`; a fallback makes the key optional. */
export function readNumber(fields: Fields, key: string, path: string, report: Report, fallback?: number): number {
  const value = fields[key];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value === undefined && fallback !== undefined) return fallback;
  report(join(path, key), `Put a finite number here; found ${told(value)}.`);
  return fallback ?? 0;
}

/** A number above zero under `key`; a fallback makes the key optional. */
export function readLength(fields: Fields, key: string, path: string, report: Report, fallback?: number): number {
  const length = readNumber(fields, key, path, report, fallback);
  if (length > 0 || !Number.isFinite(fields[key])) return length;
  report(join(path, key), `Put a number above 0 here; found ${length}.`);
  return fallback ?? 1;
}

/** The `{x, y}` under `key`; a fallback makes the key optional. */
export function readPosition(fields: Fields, key: string, path: string, report: Report, fallback?: Position): Position {
  const value = fields[key];
  if (value === undefined && fallback) return fallback;
  const here = join(path, key);
  if (!isObject(value)) {
    report(here, `Put a position {"x": number, "y": number} here; found ${told(value)}.`);
    return { x: 0, y: 0 };
  }
  return { x: readNumber(value, 'x', here, report), y: readNumber(value, 'y', here, report) };
}
