import { typedKey } from './typed-key.ts';

/** After this time, in milliseconds, controls that have not appeared are given up. */
const longestMs = 10_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of one control: its text, or true if it is ticked. */
type Answer = string | boolean;

interface Typed {
  path: string;
  answers: Record<string, Answer>;
}

/** Kinds of control that are not kept: secrets may not be, files cannot be. */
const unkept = new Set(['password', 'file', 'hidden', 'submit', 'button']);
const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** The controls of the page that can be kept, each under a unique name: its own, and its number among those of that name. */
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

/** Fills a control as if the person had done it: React hears of it, and forgets the old value. What it is folded into is opened. */
function fill(control: Control, answer: Answer): void {
  if (answerOf(control) === answer) return;
  const fold = control.closest('details');
  if (fold) fold.open = true;
  if (typeof answer === 'boolean') return control.click();
  const kind: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** True once this page's answers are kept: they are for the page after the reload. */
let isLeaving = false;

/** Keeps the page's answers over the reload that follows. */
export function keepTyped(path: string): void {
  isLeaving = true;
  const answers = Object.fromEntries([...controlsOf(document)].map(([key, control]) => [key, answerOf(control)]));
  const typed: Typed = { path, answers };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: the page comes back empty.
  }
}

/** Fills the controls that are on the page already, and takes them off the list. */
function fillKnown(pending: Map<string, Answer>): void {
  for (const [key, control] of controlsOf(document)) {
    const answer = pending.get(key);
    if (answer === undefined) continue;
    pending.delete(key);
    fill(control, answer);
  }
}

/** Restores the answers kept for this path, once; a control that appears later has ten seconds to do so. */
export function restoreTyped(path: string): void {
  const kept = sessionStorage.getItem(typedKey);
  // A page that is still waking up while the next one is on its way must not take them.
  if (kept === null || isLeaving) return;
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
