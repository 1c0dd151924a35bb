import { type SubmitEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOptional } from '../late/fetch-late.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import { type Outcome, usePlaced, useProblemWords } from './use-placed.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { textIn } from './rules.ts';
import { useDraft } from './use-draft.ts';
import { useSessionEnd } from './use-session-end.ts';
import {
  draftOf,
  answersOf,
  entriesOf,
  type FieldSpecs,
  problemOfFile,
  problemsOf,
  type Problems,
  unkeptIn,
} from './validate.ts';

interface Options<Name extends string> {
  /** The form's id in the whole product: its draft is kept under it. */
  id: string;
  fields: FieldSpecs<Name>;
  /** The fields' first values; a draft takes precedence. */
  initial?: Partial<Record<NoInfer<Name>, string>> | undefined;
  /** True, the default, if the draft survives a reload and a change of language. It survives the end of the session in any case. */
  save?: boolean;
  /** Fields whose answers the page holds itself, such as a list of files: they are lost if the session ends. */
  held?: readonly NoInfer<Name>[];
  /** Fields that others depend on: the page renders again when they change, and reads them with `value`. */
  watch?: readonly NoInfer<Name>[];
  /**
   * Sends answers that break no rule; `form` holds the files. The form is busy until the promise settles, forgets its draft when it
   * resolves, and shows an ApiError at its fields. A caller that returns nothing (a statechart has the answers now) reports progress with
   * `isBusy` and `refusal`, and calls `forgetDraft`.
   */
  onSubmit: (answers: Record<Name, string>, form: FormData) => Promise<unknown> | void;
  isBusy?: boolean;
  refusal?: Refusal | null | undefined;
}

/** Rules whose message doesn't name its field: in the summary the field's name precedes the same words. */
const namelessRules = [
  'required',
  'between',
  'euros',
  'minLength',
  'maxLength',
  'notBefore',
  'notAfter',
  'photoKind',
  'documentKind',
  'fileSize',
] as const;

/** Id of a field, the target of its label and of the error summary's link. */
const fieldIdOf = (formId: string, name: string) => `${formId}-${name.replaceAll('.', '-')}`;

/** Fetches what sends a form before it is sent: filled in offline, it could otherwise not be sent once the network is back. */
const prepareCalls = (): void => void fetchOptional(() => import('../api/portal-client.ts')).catch(() => undefined);

/** Sends the form, one submission at a time, and keeps the outcome. */
function useSending<Name extends string>({ id, fields, onSubmit, isBusy = false }: Options<Name>, onSent: () => void) {
  const isSending = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Name> | null>(null);
  const [isSent, setIsSent] = useState(false);
  const fail = (found: Outcome<Name>) => {
    setOutcome(found);
    setAttempt((before) => before + 1);
  };
  const send = async (form: FormData) => {
    const problems = await problemsOf(fields, form);
    if (Object.keys(problems).length > 0) return fail({ problems });
    setOutcome(null);
    const sent = onSubmit(answersOf(fields, form), form);
    if (!sent) return;
    setIsWaiting(true);
    try {
      await sent;
      forgetDraft(sessionStorage, id);
      setIsSent(true);
      onSent();
    } catch (error) {
      fail({ refusal: refusalOf(error) });
    }
    setIsWaiting(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || isBusy) return;
    isSending.current = true;
    void send(new FormData(event.currentTarget)).finally(() => {
      isSending.current = false;
    });
  };
  return { submit, outcome, attempt, isSent, isBusy: isWaiting || isBusy };
}

/** Validates files as soon as they are chosen; the result replaces the last submission's, until the next one. */
function useChosenFiles<Name extends string>(fields: FieldSpecs<Name>, attempt: number) {
  const wordsOf = useProblemWords();
  const [chosen, setChosen] = useState<{ attempt: number; problems: Problems<Name> }>();
  const judge = async (name: Name, file: File | undefined) => {
    const problem = file && (await problemOfFile(fields[name], file));
    setChosen((before) => {
      const others = before?.attempt === attempt ? before.problems : {};
      return { attempt, problems: { ...others, [name]: problem } };
    });
  };
  const problems: Problems<Name> = chosen?.attempt === attempt ? chosen.problems : {};
  /** The error of the field: that of the file chosen last, else `sent`. */
  const errorOf = (name: Name, sent: string | undefined): string | undefined => {
    if (!Object.hasOwn(problems, name)) return sent;
    const problem = problems[name];
    return problem && wordsOf(problem);
  };
  return { judge, errorOf };
}

/** A form: its fields' attributes, its errors, and its submission. Pass it to `<Form>`. */
export function useForm<Name extends string>(options: Options<Name>) {
  const { t } = useTranslation('forms');
  const { id, fields, initial, save = true, held = [], watch = [], refusal = null } = options;
  const { draft, lost } = useDraft(id, save);
  const isTouched = useRef(lost !== undefined);
  const [watched, setWatched] = useState<ReadonlyMap<string, string>>(new Map());
  const { submit, outcome, attempt, isSent, isBusy } = useSending(options, () => {
    isTouched.current = false;
  });
  useSessionEnd(id, () => {
    const form = document.getElementById(id);
    if (!isTouched.current || !(form instanceof HTMLFormElement)) return undefined;
    const answers = new FormData(form);
    return { draft: draftOf(fields, answers), lost: [...unkeptIn(fields, answers), ...held] };
  });
  useEffect(prepareCalls, []);
  const placed = usePlaced(fields, outcome ?? (refusal && { refusal }));
  const problemAt = (name: Name) => (outcome && 'problems' in outcome ? outcome.problems[name] : undefined);
  const { judge, errorOf } = useChosenFiles(fields, attempt);

  const note = (event: FormEvent<HTMLFormElement>) => {
    isTouched.current = true;
    const form = new FormData(event.currentTarget);
    if (save) keepDraft(sessionStorage, id, draftOf(fields, form));
    if (watch.length > 0) setWatched(new Map(watch.map((name) => [name, textIn(form, name)])));
  };
  const firstValue = (name: Name) => draft[name] ?? initial?.[name] ?? '';
  const attributes = (name: Name) => ({ id: fieldIdOf(id, name), name, error: errorOf(name, placed.fields[name]) });
  // A file refused when it was chosen has its error at its field; the summary is about the last submission.
  const inSummary = entriesOf(fields).flatMap(([name, { label }]) => {
    const text = placed.fields[name] === undefined ? undefined : errorOf(name, placed.fields[name]);
    if (text === undefined) return [];
    const isNameless = namelessRules.some((rule) => rule === problemAt(name)?.rule) || text === t('rules.required');
    const named = /[.?]$/.test(label) ? `${label} ${text}` : t('named', { field: label, text });
    return [{ fieldId: fieldIdOf(id, name), text: isNameless ? named : text }];
  });

  return {
    /** The part that `<Form>` needs. */
    parts: {
      id,
      // Errors about the whole form come first.
      errors: [...placed.general.map((text) => ({ text })), ...inSummary],
      attempt,
      isBusy,
      // After hydration the fields start again with the draft.
      key: Object.keys(draft).length === 0 ? 'blank' : 'drafted',
      /** The answers that are left after the session ended in the middle; undefined if it did not, or once the form is sent. */
      left:
        lost === undefined || isSent
          ? undefined
          : {
              hasText: Object.values(draft).some((answer) => answer !== ''),
              lost: entriesOf(fields).flatMap(([name, { label }]) => (lost.includes(name) ? [label] : [])),
            },
      handlers: {
        onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
          isTouched.current = true;
          submit(event);
        },
        onInput: note,
      },
    },
    /** The present value of a watched field. */
    value: (name: Name): string => watched.get(name) ?? firstValue(name),
    /** Attributes of a text field, a list or a set of cards: `<TextInput {...form.field('email')} />`. */
    field: (name: Name) => ({ ...attributes(name), label: fields[name].label, defaultValue: firstValue(name) }),
    /** Attributes of a checkbox, whose answer is `yes` or empty. */
    box: (name: Name) => ({ ...attributes(name), value: 'yes', defaultChecked: firstValue(name) === 'yes' }),
    /** Attributes of a field for a secret: it always starts empty. */
    blank: (name: Name) => ({ ...attributes(name), label: fields[name].label }),
    /** Attributes of a field for a file, which is validated when it is chosen. */
    file: (name: Name) => ({
      ...attributes(name),
      label: fields[name].label,
      onChosen: (file: File | undefined) => void judge(name, file),
    }),
  };
}

/** The part of `useForm` that `<Form>` needs. */
export type FormParts = ReturnType<typeof useForm>['parts'];

/** The result of `useForm` for a form of these fields. */
export type FormOf<Name extends string> = ReturnType<typeof useForm<Name>>;
