import { typedKey } from './typed-key.ts';

/** After that the page is taken to be another than it was. */
const longestMs = 10_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What one control holds: its text, or whether it is ticked. */
type Answer = string | boolean;

interface Typed {
  path: string;
  answers: Record<string, Answer>;
}

/** Secrets are not kept, files cannot be. */
const unkept = new Set(['password', 'file', 'hidden', 'submit', 'button']);
const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** The controls of the page that can be kept, each under a name of its own: the one it has, and which of that name it is. */
function controlsOf(page: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of page.querySelectorAll<Control>('main :is(input, select, textarea)')) {
    if (unkept.has(control.type)) continue;
    const names = [...controls.keys()].filter((key) => key.startsWith(`${control.name}#`));
    controls.set(`${control.name}#${names.length}`, control);
  }
  return controls;
}

const answerOf = (control: Control): Answer =>
  control instanceof HTMLInputElement && isTick(control) ? control.checked : control.value;

/** As if the person had done it: React hears of it, and of the old value no longer. */
function fill(control: Control, answer: Answer): void {
  if (answerOf(control) === answer) return;
  if (typeof answer === 'boolean') return control.click();
  const kind: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Keeps what is typed into the page over the reload that follows. */
export function keepTyped(path: string): void {
  const answers = Object.fromEntries([...controlsOf(document)].map(([key, control]) => [key, answerOf(control)]));
  const typed: Typed = { path, answers };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: the page comes back empty.
  }
}

/** Fills what is there already, and takes it off the list. */
function fillKnown(pending: Map<string, Answer>): void {
  for (const [key, control] of controlsOf(document)) {
    const answer = pending.get(key);
    if (answer === undefined) continue;
    pending.delete(key);
    fill(control, answer);
  }
}

/** Fills in again what was kept for this path, once; a control that comes later has ten seconds to appear. */
export function restoreTyped(path: string): void {
  const kept = sessionStorage.getItem(typedKey);
  if (kept === null) return;
  sessionStorage.removeItem(typedKey);
  const typed: Typed = JSON.parse(kept);
  const pending = new Map(Object.entries(typed.path === path ? typed.answers : {}));
  const observer = new MutationObserver(() => {
    if (location.pathname === path) fillKnown(pending);
    if (location.pathname !== path || pending.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestMs);
  fillKnown(pending);
}
