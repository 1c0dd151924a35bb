import type { components } from '../../openapi/portal.gen.ts';
import type { Client } from './client.ts';
import type { Reader } from './rar-reports.ts';

type Schemas = components['schemas'];
type Case = Schemas['RarCase'];
type Caller = { client: Client };
type Refused = { response: Response; error?: { code: string } | undefined };

const base = '/student-organisations/{id}/submissions';

/** The status of an answer, and the code of its refusal. */
export const codeOf = ({ response, error }: Refused) => [response.status, error?.code];

/** What officers do with the report of an organisation; `report` is its id. */
export function officersOf(organisation: string, report: () => string) {
  const place = () => ({ id: organisation, rar_report_id: report(), rar_submission_id: report() });
  const read = async ({ client }: Caller) => {
    const { data } = await client.GET(`${base}/{rar_report_id}/report`, { params: { path: place() } });
    if (data === undefined) throw new Error('The report was not read');
    return data.data;
  };
  return {
    place,
    read,
    answerTo: async (caller: Caller, question: string) =>
      (await read(caller)).answers.find((each) => each.question === question),
    save: ({ client }: Caller, question: string, value: string, revision: number, key?: string) =>
      client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
        params: {
          path: { ...place(), rar_question_id: question },
          ...(key !== undefined && { header: { 'Idempotency-Key': key } }),
        },
        body: { value, revision },
      }),
    submit: ({ client }: Caller) => client.POST(`${base}/{rar_report_id}/submit`, { params: { path: place() } }),
    withdraw: ({ client }: Caller) => client.POST(`${base}/{rar_report_id}/withdraw`, { params: { path: place() } }),
  };
}

/** A question of a report at the desk. Throws if the report couldn't be opened. */
export const questionIn = (found: Case | string | undefined, slug: string) => {
  if (typeof found !== 'object') throw new Error(`No case, but ${found}`);
  return found.sections.flatMap(({ questions }) => questions).find((question) => question.slug === slug);
};

/** A report as a reader sees it. */
export const openCase = async ({ client }: Reader, report: string) =>
  (await client.GET('/desk/rar/reports/{report}', { params: { path: { report } } })).data?.data;

/** Changes the state of a report at the desk; answers with the code of the refusal, or the new state. */
export async function act({ client }: Reader, report: string, body: Schemas['RarCaseChange']) {
  const { data, error } = await client.POST('/desk/rar/reports/{report}', { params: { path: { report } }, body });
  return error?.code ?? data?.data.state;
}

/** Publishes the results about 2025; answers with the code of the refusal, or the year. */
export async function publish({ client }: Reader) {
  const { data, error } = await client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: 2025 } } });
  return error?.code ?? data?.data;
}
