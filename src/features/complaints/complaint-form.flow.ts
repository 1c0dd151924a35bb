import {
  type ComplaintProblem,
  complaintFormMachine,
} from '../../../machines/complaint-form/complaint-form.machine.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import { anonymous } from '../../kit/api/anonymous.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { InsecureHost } from '../../kit/browser/leave-for.ts';
import { pause } from '../../kit/clock/wait.ts';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { type ActorsOf, createFlow } from '../../kit/flow/create-flow.tsx';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { nameless } from './complaints.queries.ts';

type Challenge = components['schemas']['WorkChallenge'];

/** Hashes at a time: each waits for the browser's other threads, all together hardly longer. */
const BATCH = 250;
const encoder = new TextEncoder();

const hexOf = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Finds the number that solves an ALTCHA challenge, and writes the proof. Throws InsecureHost if the browser cannot hash here. */
async function proveWork(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!isSecureContext) throw new InsecureHost();
  for (let first = 0; first <= challenge.maxnumber && !signal.aborted; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, at) =>
        crypto.subtle.digest(challenge.algorithm, encoder.encode(`${challenge.salt}${first + at}`)),
      ),
    );
    const found = hashes.findIndex((hash) => hexOf(hash) === challenge.challenge);
    if (found >= 0) {
      const { maxnumber: _, ...rest } = challenge;
      return btoa(JSON.stringify({ ...rest, number: first + found }));
    }
  }
  throw new Error('No number meets the challenge.');
}

/** The complaint as typed: held beside the chart, in memory only. */
export interface Letter {
  type: string;
  feedback: string;
  files: readonly File[];
}

interface Given {
  /** Stores the complaint to be sent. */
  keepLetter: (letter: Letter) => void;
}

/** Making a complaint: the form, the code and the end each have an address. */
export const complaintForm = createFlow<typeof complaintFormMachine, Given>({
  machine: complaintFormMachine,
  steps: ['write', 'code', 'sent'],
  addressOf: ({ step }) => complaintPaths.write(step === 'write' ? undefined : step),
});

export const { useCan, useFact, useGiven, useIsBusy, useSend } = complaintForm;

/** The form's key in this tab's storage, which keeps the typed text until it has arrived. */
export const formId = 'complaint';

const codes = {
  complaint_brake: 'turnTaken',
  proof_invalid: 'workRefused',
  complaints_many: 'tooMany',
} as const satisfies Record<string, ComplaintProblem['code']>;
const statuses = { 400: 'invalid', 413: 'invalid', 422: 'invalid' } as const;
const refusalOf = refusalsBy<ComplaintProblem['code']>({ codes, statuses });

const asking = fromRequestWith((error): ComplaintProblem => {
  const answer = error instanceof ApiError ? error.cause : undefined;
  const waitSeconds = answer instanceof Response ? Number(answer.headers.get('retry-after')) : 0;
  return { ...refusalOf(error), waitSeconds };
});

/** The effects of the form's chart in the browser. `letterOf` returns the complaint stored last. */
export function createComplaintActors(letterOf: () => Letter) {
  const bodyOf = (who: { anonymous: 'true'; proof: string } | { anonymous: 'false' }) => {
    const { type, feedback, files } = letterOf();
    return { type, feedback, files: files.map(nameless), ...who };
  };
  return {
    proveWork: asking(async (_, signal) => ({
      proof: await proveWork(dataOf(await api.GET('/complaint/challenge', { ...anonymous, signal })), signal),
    })),
    sendAnonymously: asking<{ code: string }, { proof: string }>(async ({ proof }) => {
      const body = bodyOf({ anonymous: 'true', proof });
      const { code } = dataOf(await api.POST('/complaint', { ...anonymous, body, bodySerializer: formDataOf }));
      forgetDraft(sessionStorage, formId);
      return { code: code ?? '' };
    }),
    awaitTurn: asking<void, { seconds: number }>(({ seconds }, signal) => pause(seconds * 1000, signal)),
    sendWithName: asking(async () => {
      const body = bodyOf({ anonymous: 'false' });
      await api.POST('/complaint', { ...keepPlace, body, bodySerializer: formDataOf });
      forgetDraft(sessionStorage, formId);
    }),
  } satisfies ActorsOf<typeof complaintFormMachine>;
}
