import { escapeHtml } from '../mail/escape-html.ts';

/** HTML that was made deliberately, as opposed to text that must be escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | (Html | string)[];

function toHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toHtml).join('');
  return escapeHtml(String(value));
}

/** Writes HTML; every value in it is escaped unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? toHtml(values[at] ?? '') : '')).join(''));
}
