/** Text typed into a form and not yet sent, by field. */
export type Draft = Readonly<Record<string, string>>;

const PREFIX = 'form:';
const LOST = `${PREFIX}lost:`;
const keyOf = (formId: string) => `${PREFIX}${formId}`;
const lostKeyOf = (formId: string) => `${LOST}${formId}`;

/** A part of `Storage`: that of this tab, or of this device. */
export type KeptDrafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Saves a draft until it is sent; if the storage fails (private browsing, full disk), an older one is removed too. */
export function keepDraft(kept: KeptDrafts, formId: string, draft: Draft): void {
  try {
    kept.setItem(keyOf(formId), JSON.stringify(draft));
  } catch {
    kept.removeItem(keyOf(formId));
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every((answer) => typeof answer === 'string');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The saved draft; empty if there is none, or if it cannot be read. */
export function readDraft(kept: KeptDrafts, formId: string): Draft {
  const draft = parse(kept.getItem(keyOf(formId)) ?? '{}');
  return isDraft(draft) ? draft : {};
}

/** A note on a form that was being filled in when the session ended. */
export interface Lost {
  /** The id of the person whose session it was. */
  of: string;
  /** The fields whose answers that has cost: those that are never kept. */
  fields: readonly string[];
}

const isLost = (value: unknown): value is Lost =>
  typeof value === 'object' && value !== null && 'of' in value && 'fields' in value && Array.isArray(value.fields);

/** Notes that the session ended while a form was being filled in. */
export function keepLost(kept: KeptDrafts, formId: string, lost: Lost): void {
  try {
    kept.setItem(lostKeyOf(formId), JSON.stringify(lost));
  } catch {
    // Storage is full or switched off: the form comes back without a word about it.
  }
}

/** The note on a form; undefined if there is none. */
export function readLost(kept: KeptDrafts, formId: string): Lost | undefined {
  const lost = parse(kept.getItem(lostKeyOf(formId)) ?? '');
  return isLost(lost) ? lost : undefined;
}

/** Removes that note. */
export function forgetLost(kept: KeptDrafts, formId: string): void {
  kept.removeItem(lostKeyOf(formId));
}

/** Removes the draft of a form that was sent. */
export function forgetDraft(kept: KeptDrafts, formId: string): void {
  kept.removeItem(keyOf(formId));
  forgetLost(kept, formId);
}

const keysOf = (kept: KeptDrafts) => Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');

/** Removes the drafts of all forms: the person has left. */
export function forgetDrafts(kept: KeptDrafts): void {
  for (const key of keysOf(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}

/** Removes the forms that others were filling in when their sessions ended: this person has logged in now. */
export function forgetOthersDrafts(kept: KeptDrafts, person: string | undefined): void {
  for (const key of keysOf(kept)) {
    const formId = key.startsWith(LOST) ? key.slice(LOST.length) : undefined;
    if (formId !== undefined && readLost(kept, formId)?.of !== person) forgetDraft(kept, formId);
  }
}
