import { ApiError } from '../api/api-error.ts';

/** How the server refused the answers. */
export interface Refusal {
  /** Its sentences by the contract's name of the field. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** What it says about the whole; undefined when it said nothing, or could not be reached. */
  message?: string | undefined;
}

/** What is wrong, in words, and where it is shown: beside its fields, and above all of them. */
export interface Placed<Name extends string> {
  fields: Partial<Record<Name, string>>;
  general: string[];
}

/** The refusal that a failed call stands for. */
export function refusalOf(error: unknown): Refusal {
  const body = error instanceof ApiError ? error.body : undefined;
  return { fields: body?.errors ?? {}, message: body?.message };
}

/**
 * The field that a server's complaint belongs to: of the same name; else the first inside it (`images` is said of `images.0`); else the one
 * that it is inside of.
 */
function fieldFor<Name extends string>(complaint: string, names: readonly Name[]): Name | undefined {
  return (
    names.find((name) => name === complaint) ??
    names.find((name) => name.startsWith(`${complaint}.`)) ??
    names.find((name) => complaint.startsWith(`${name}.`))
  );
}

/**
 * Maps a refusal back to the fields of a form. Complaints about fields that the form has not are told above them; the message about the
 * whole is told only where no field says what it means. `unreachable` is what to say when the server said nothing.
 */
export function placeRefusal<Name extends string>(
  { fields, message }: Refusal,
  names: readonly Name[],
  unreachable: string,
): Placed<Name> {
  const placed: Placed<Name> = { fields: {}, general: [] };
  for (const [complaint, [sentence]] of Object.entries(fields)) {
    if (sentence === undefined) continue;
    const name = fieldFor(complaint, names);
    if (name === undefined) placed.general.push(sentence);
    else placed.fields[name] ??= sentence;
  }
  const isSilent = placed.general.length === 0 && Object.keys(placed.fields).length === 0;
  if (isSilent) placed.general.push(message ?? unreachable);
  return placed;
}
