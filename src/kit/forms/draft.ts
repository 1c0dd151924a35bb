/** Text typed into a form and not yet sent, by field. */
export type Draft = Readonly<Record<string, string>>;

const PREFIX = 'form:';
const keyOf = (formId: string) => `${PREFIX}${formId}`;

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

/** Removes the draft of a form that was sent. */
export function forgetDraft(kept: KeptDrafts, formId: string): void {
  kept.removeItem(keyOf(formId));
}

/** Removes the drafts of all forms: the person has left. */
export function forgetDrafts(kept: KeptDrafts): void {
  const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
