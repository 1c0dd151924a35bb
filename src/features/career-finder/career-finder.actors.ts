import { fromCallback } from 'xstate';
import { type FinderAnswers, type FinderPart, isPartDone } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { FinderFailure, Opened } from '../../../machines/career-finder/career-finder.types.ts';
import { anonymous } from '../../kit/api/anonymous.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { pause } from '../../kit/clock/wait.ts';
import type { ActorsOf } from '../../kit/flow/create-flow.tsx';
import { networkIsBack, watchReturn } from '../../kit/flow/facts.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { readFromDevice } from './career-finder.flow.ts';

/** A portal that is away while there is a network is asked again after this time. */
const retryMs = 20_000;

const statuses = { 400: 'unknown', 404: 'unknown', 422: 'outdated' } as const;
const refusalOf = refusalsBy<FinderFailure['code']>({ codes: {}, statuses });
const asking = fromRequestWith((error): FinderFailure => {
  const { code } = refusalOf(error);
  return { code: code === 'unknown' || code === 'outdated' ? code : 'away' };
});

/** Sends one part as it stands, and returns the reference. */
async function save(reference: string | null, part: FinderPart, answers: FinderAnswers): Promise<string> {
  const known = {
    ...(reference !== null && { user_reference: reference }),
    ...(!isPartDone(answers, part, 0) && { unfinished: true }),
  };
  const calls = {
    personality: () => {
      const user_answer_selections = Object.entries(answers.personality).map(([question, answer]) => ({
        question,
        answer,
      }));
      const { unfinished: _, ...of } = { unfinished: true, ...known };
      return api.POST('/career-finder/user-selections', { ...anonymous, body: { ...of, user_answer_selections } });
    },
    interests: () => {
      const body = { ...known, career_sectors_selected: [...answers.interests] };
      return api.POST('/career-finder/career-sector-preference', { ...anonymous, body });
    },
    pleasures: () => {
      const body = { ...known, pleasures_selected: [...answers.pleasures] };
      return api.POST('/career-finder/user-experiences', { ...anonymous, body });
    },
    activities: () => {
      const body = { ...known, activities_selected: [...answers.activities] };
      return api.POST('/career-finder/user-activities', { ...anonymous, body });
    },
    values: () => {
      const body = { ...known, core_values_selected: [...answers.values] };
      return api.POST('/career-finder/core-value-preference', { ...anonymous, body });
    },
  };
  return dataOf(await calls[part]()).user_reference;
}

/**
 * Reads what this device keeps whenever somebody comes back to the page, or another tab has stored something. That tab sends its own answers
 * while it is in use: only when it is left are they taken before they are sent.
 */
const watchDevice = fromCallback(({ sendBack }) => {
  const watching = new AbortController();
  const read = ({ type }: Event) => {
    const kept = readFromDevice(localStorage);
    const isWanted = type === 'storage' ? kept.unsent.length === 0 : document.visibilityState === 'visible';
    if (isWanted) sendBack({ type: 'device.read', kept });
  };
  document.addEventListener('visibilitychange', read, watching);
  for (const event of ['focus', 'online', 'storage']) addEventListener(event, read, watching);
  return () => watching.abort();
});

/** The effects of the chart in the browser. Nobody is named in a call: the reference alone says whose answers they are. */
export const createFinderActors = () =>
  ({
    openFinder: asking<Opened, { reference: string }>(async ({ reference }, signal) => {
      const found = dataOf(
        await api.GET('/career-finder/user-selections/{reference}', {
          ...anonymous,
          params: { path: { reference } },
          signal,
        }),
      );
      return {
        reference,
        answers: {
          personality: Object.fromEntries(
            found.user_answer_selections.map(({ question, answer }) => [question, answer]),
          ),
          interests: found.career_sectors_selected,
          pleasures: found.pleasures_selected,
          activities: found.activities_selected,
          values: found.core_values_selected,
        },
        lastPart: found.last_part,
        earlier: found.earlier,
      };
    }),
    saveAnswers: asking<
      { reference: string; part: FinderPart; answers: FinderAnswers },
      { reference: string | null; part: FinderPart; answers: FinderAnswers }
    >(async ({ reference, part, answers }) => ({ reference: await save(reference, part, answers), part, answers })),
    watchReturn,
    watchDevice,
    awaitNetwork: asking((_, signal) => Promise.race([networkIsBack(signal), pause(retryMs, signal)])),
    restartFinder: asking<void, { reference: string | null }>(async ({ reference }) => {
      if (reference === null) return;
      await api.POST('/career-finder/restart', { ...anonymous, body: { user_reference: reference } });
    }),
    clearFinder: asking<void, { reference: string | null }>(async ({ reference }) => {
      if (reference === null) return;
      await api.POST('/career-finder/clear', { ...anonymous, body: { user_reference: reference } });
    }),
  }) satisfies ActorsOf<typeof careerFinderMachine>;
