import { type Bank, newId, secondsOf } from './bank.ts';
import type { SandboxSession } from './records.ts';
import { SandboxRefusal } from './refusal.ts';

const MINUTE = 60;
const SHORTEST = 30 * MINUTE;
const LONGEST = 24 * 60 * MINUTE;

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value) return value;
  throw new SandboxRefusal(400, `Missing required param: ${name}.`, { code: 'parameter_missing' });
}

function readInteger(form: URLSearchParams, name: string): number {
  const value = Number(required(form, name));
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new SandboxRefusal(400, `Invalid integer: ${name}`, { code: 'parameter_invalid_integer' });
}

function readLines(form: URLSearchParams): SandboxSession['lines'] {
  const lines = [];
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1) {
    const line = `line_items[${index}]`;
    lines.push({
      name: required(form, `${line}[price_data][product_data][name]`),
      amount: readInteger(form, `${line}[price_data][unit_amount]`),
      quantity: readInteger(form, `${line}[quantity]`),
    });
  }
  if (lines.length > 0) return lines;
  throw new SandboxRefusal(400, 'Missing required param: line_items.', { code: 'parameter_missing' });
}

/** The pairs that a form encodes as `metadata[name]`. */
export function readMetadata(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([name, value]) => [/^metadata\[(.+)\]$/.exec(name)?.[1] ?? '', value] as const);
  return Object.fromEntries(entries.filter(([name]) => name !== ''));
}

/** Like the provider, refuses sessions shorter than half an hour or longer than a day. */
function readExpiry(form: URLSearchParams, now: number): number {
  const expiresAt = form.has('expires_at') ? readInteger(form, 'expires_at') : now + LONGEST;
  if (expiresAt >= now + SHORTEST && expiresAt <= now + LONGEST) return expiresAt;
  throw new SandboxRefusal(
    400,
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from now.',
  );
}

/** A hosted page has two return addresses, an embedded one only that for buyers who have paid. */
function readWaysBack(form: URLSearchParams): Pick<SandboxSession, 'successUrl' | 'cancelUrl'> {
  if (form.get('ui_mode') !== 'embedded_page')
    return { successUrl: required(form, 'success_url'), cancelUrl: required(form, 'cancel_url') };
  for (const name of ['success_url', 'cancel_url'])
    if (form.has(name))
      throw new SandboxRefusal(400, `\`${name}\` is not allowed when \`ui_mode\` is \`embedded_page\`.`);
  return { successUrl: required(form, 'return_url'), cancelUrl: null };
}

/** Opens a session from the provider's form fields. */
export function createSession(bank: Bank, form: URLSearchParams): SandboxSession {
  const now = secondsOf(bank.clock);
  const lines = readLines(form);
  const session: SandboxSession = {
    id: newId('cs_test'),
    status: 'open',
    currency: required(form, 'line_items[0][price_data][currency]'),
    lines,
    total: lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
    reference: form.get('client_reference_id'),
    email: form.get('customer_email'),
    metadata: readMetadata(form),
    ...readWaysBack(form),
    locale: form.get('locale') === 'mt' ? 'mt' : 'en',
    created: now,
    expiresAt: readExpiry(form, now),
    paysAt: null,
  };
  bank.ledger.save('session', session);
  return session;
}
