import type { QueryClient } from '@tanstack/react-query';
import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type { Failure, Interview, Standing } from '../../../machines/interview/interview.types.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { hearTimeOf, serverClock } from '../../kit/clock/portal-clock.ts';
import { waitUntil } from '../../kit/clock/wait.ts';
import type { ActorsOf } from '../../kit/flow/create-flow.tsx';
import { watchSession } from '../../kit/flow/facts.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { slotForm } from './interview.flow.ts';
import { companyQuery, isFree, myInterviewsQuery, slotsQuery } from './interviews.queries.ts';

/** The server's codes, in the chart's terms. */
const codes = {
  interview_slot_taken: 'slotGone',
  interview_slot_over: 'slotGone',
  interview_at_time: 'clash',
  interview_at_company: 'outdated',
  interview_begun: 'outdated',
  interview_cv_unknown: 'cvGone',
  interview_not_held: 'holdOver',
  hold_ended: 'holdOver',
  not_in_this_state: 'outdated',
  not_found: 'outdated',
} as const satisfies Record<string, Failure['code']>;

const refusalOf = refusalsBy<Failure['code']>({ codes });

/** With the server's own sentence: it names the day on which there is another interview. */
const fromRequest = fromRequestWith((error) => {
  const { code } = refusalOf(error);
  return { code, ...(error instanceof ApiError && error.body && { message: error.body.message }) };
});

/** The interview with a company that counts: the one that is held or expected, else one whose time has come. */
function ownAt(mine: readonly Interview[], company: string): Interview | null {
  const there = mine.filter(({ company: { slug }, state }) => slug === company && !isOff(state));
  return there.find(({ can_change, expires_at }) => can_change || expires_at !== null) ?? there.at(-1) ?? null;
}

const isOff = (state: Interview['state']): boolean => state === 'cancelled' || state === 'called_off';

/** The effects of the chart in the browser: each calls the portal and answers in the chart's terms. */
export function createInterviewActors(queries: QueryClient) {
  const pathTo = (interview: string) => ({ ...keepPlace, params: { path: { interview } } });
  /** Slots are taken from one moment to the next: they are fetched again after each write, whatever came of it. */
  const writing = async (
    write: () => Promise<{ data?: { data: Interview } | undefined; response: Response }>,
  ): Promise<Interview> => {
    try {
      const answer = await write();
      hearTimeOf(answer.response);
      return dataOf(answer);
    } finally {
      void queries.invalidateQueries({ queryKey: ['careers', 'slots'] });
      void queries.invalidateQueries({ queryKey: myInterviewsQuery.queryKey });
    }
  };
  /** The slot that was chosen is the student's own from then on. */
  const taking = async (...call: Parameters<typeof writing>): Promise<Interview> => {
    const taken = await writing(...call);
    forgetDraft(sessionStorage, slotForm(taken.company.slug));
    return taken;
  };

  return {
    readStanding: fromRequest<Standing, { company: string }>(async ({ company }, signal) => {
      const mine = await api.GET('/careers/interviews', { ...keepPlace, signal });
      hearTimeOf(mine.response);
      // The company's name comes with them: a step shown without it would call the company by its name in addresses.
      const [days] = await Promise.all([
        queries.fetchQuery(slotsQuery(company)),
        queries.prefetchQuery(companyQuery(company)),
      ]);
      const free = days.flatMap(({ morning, afternoon }) => [...morning, ...afternoon]).filter(isFree).length;
      return { interview: ownAt(dataOf(mine), company), free };
    }),
    holdInterview: fromRequest<Interview, { slot: string }>(({ slot }) =>
      taking(() => api.POST('/careers/interviews', { ...keepPlace, body: { slot } })),
    ),
    moveInterview: fromRequest<Interview, { interview: string; slot: string }>(({ interview, slot }) =>
      taking(() => api.PUT('/careers/interviews/{interview}/slot', { ...pathTo(interview), body: { slot } })),
    ),
    confirmInterview: fromRequest<Interview, { interview: string; cv: string | null }>(({ interview, cv }) =>
      writing(() => api.POST('/careers/interviews/{interview}/confirm', { ...pathTo(interview), body: { cv } })),
    ),
    cancelInterview: fromRequest<void, { interview: string }>(async ({ interview }) => {
      await writing(() => api.DELETE('/careers/interviews/{interview}', pathTo(interview)));
    }),
    waitForExpiry: fromRequest<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt), serverClock, signal),
    ),
    watchSession,
  } satisfies ActorsOf<typeof interviewMachine>;
}
