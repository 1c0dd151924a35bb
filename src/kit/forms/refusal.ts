import { ApiError } from '../api/api-error.ts';

/** The server's refusal of a form's answers. */
export interface Refusal {
  /** The server's messages, by the contract's name of the field. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** The message about the form as a whole; undefined if there is none, or if the server was not reached. */
  message?: string | undefined;
}

/** Error messages by their place: beside their fields, and above all of them. */
export interface Placed<Name extends string> {
  fields: Partial<Record<Name, string>>;
  general: string[];
}

/** The refusal that a failed call amounts to. */
export function refusalOf(error: unknown): Refusal {
  const body = error instanceof ApiError ? error.body : undefined;
  return { fields: body?.errors ?? {}, message: body?.message };
}

/**
 * The field that a server's message belongs to: of the same name; else the first inside it (`images.0` for `images`); else the one
 * that contains it.
 */
function fieldFor<Name extends string>(complaint: string, names: readonly Name[]): Name | undefined {
  return (
    names.find((name) => name === complaint) ??
    names.find((name) => name.startsWith(`${complaint}.`)) ??
    names.find((name) => complaint.startsWith(`${name}.`))
  );
}

/**
 * Assigns a refusal's messages to the fields of a form. Messages about fields that the form does not have appear above it; the message about
 * the whole appears only if no field has one. `unreachable` is shown if the server said nothing.
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
