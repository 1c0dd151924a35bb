import { canPick, finderParts, pickLimits, type PickPart } from '../../../machines/career-finder/answers.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Bilingual } from '../../kernel/db/schema.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Call, Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { ProblemCode } from '../../kernel/http/problem-texts.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import {
  beginAgain,
  type Change,
  clear,
  type FinderDeps,
  lockFinder,
  openKept,
  readRounds,
  savePart,
} from './finders.ts';
import { makeReport } from './report.ts';

type Operations =
  | 'getFinderQuestions'
  | 'saveFinderAnswers'
  | 'getFinderAnswers'
  | 'getFinderReport'
  | 'listCareerSectors'
  | 'saveSectorPreference'
  | 'listPleasures'
  | 'savePleasures'
  | 'listFinderActivities'
  | 'saveFinderActivities'
  | 'listCoreValues'
  | 'saveCoreValues'
  | 'getReflectionToolkit'
  | 'listCareerResources'
  | 'getInteractiveQuestionnaire'
  | 'restartFinder'
  | 'clearFinder'
  | 'getKeptFinder'
  | 'keepFinder'
  | 'openKeptFinder';

type Picking = { field: string; code: ProblemCode };
const picking: Record<PickPart, Picking> = {
  interests: { field: 'career_sectors_selected', code: 'finder_three_sectors' },
  pleasures: { field: 'pleasures_selected', code: 'finder_five_pleasures' },
  activities: { field: 'activities_selected', code: 'finder_one_activity' },
  values: { field: 'core_values_selected', code: 'finder_three_values' },
};

type PickWish = { user_reference?: string; unfinished?: boolean };

/** The career finder's calls, apart from its PDFs. */
export function finderHandlers(deps: FinderDeps): Pick<Handlers, Operations> {
  const { db, site, clock } = deps;
  const finder = site.careerFinder;
  const pickable: Record<PickPart, readonly { id: string }[]> = {
    interests: finder.sectors,
    pleasures: finder.pleasures,
    activities: finder.activities,
    values: finder.values,
  };

  const savePicks = async (call: Call<OperationId>, part: PickPart, wish: PickWish, picks: string[]) => {
    const { field, code } = picking[part];
    const refuse = (why: ProblemCode) => new Problem(422, why, { fields: { [field]: [why] } });
    if (!canPick(part, picks) || (wish.unfinished !== true && picks.length < pickLimits[part].least))
      throw refuse(code);
    if (picks.some((pick) => !pickable[part].some(({ id }) => id === pick))) throw refuse('finder_not_on_list');
    const change: Change = (answers) => ({ ...answers, [part]: picks });
    return { data: await savePart(deps, call, wish.user_reference, { part, change }) };
  };

  return {
    getFinderQuestions: async ({ locale }) => ({
      data: {
        questions: finder.questions.map(({ id, text }) => ({ id, text: text[locale] })),
        scale: finder.scale.map((label, at) => ({ value: at + 1, label: label[locale] })),
        source: { name: finder.source.name[locale], url: finder.source.url, note: finder.source.note[locale] },
      },
    }),
    saveFinderAnswers: async (call) => {
      const { user_reference, user_answer_selections: selections } = call.body;
      const refuse = (why: ProblemCode) => new Problem(422, why, { fields: { user_answer_selections: [why] } });
      const given = Object.fromEntries(selections.map(({ question, answer }) => [question, answer]));
      if (Object.keys(given).length < selections.length) throw refuse('finder_question_twice');
      const known = new Set(finder.questions.map(({ id }) => id));
      if (selections.some(({ question }) => !known.has(question))) throw refuse('finder_not_on_list');
      const data = await savePart(deps, call, user_reference, {
        part: 'personality',
        change: (answers) => ({ ...answers, personality: { ...answers.personality, ...given } }),
      });
      return { data };
    },
    saveSectorPreference: (call) => savePicks(call, 'interests', call.body, call.body.career_sectors_selected),
    savePleasures: (call) => savePicks(call, 'pleasures', call.body, call.body.pleasures_selected),
    saveFinderActivities: (call) => savePicks(call, 'activities', call.body, call.body.activities_selected),
    saveCoreValues: (call) => savePicks(call, 'values', call.body, call.body.core_values_selected),
    getFinderAnswers: async ({ params, reply }) => {
      void reply.header('cache-control', 'no-store');
      const [round, ...earlier] = await readRounds(db, params.reference);
      return {
        data: {
          user_reference: params.reference,
          user_answer_selections: Object.entries(round.personality).map(([question, answer]) => ({ question, answer })),
          career_sectors_selected: round.interests,
          pleasures_selected: round.pleasures,
          activities_selected: round.activities,
          core_values_selected: round.core_values,
          last_part: finderParts.find((part) => part === round.last_part) ?? null,
          complete: round.finished_at !== null,
          earlier: earlier.length,
        },
      };
    },
    getFinderReport: async ({ query, locale, reply }) => {
      void reply.header('cache-control', 'no-store');
      return { data: await makeReport(deps, await readRounds(db, query.user_reference), locale) };
    },
    listCareerSectors: async ({ locale }) => ({ data: choices(finder.sectors, locale) }),
    listPleasures: async ({ locale }) => ({ data: choices(finder.pleasures, locale) }),
    listFinderActivities: async ({ locale }) => ({ data: choices(finder.activities, locale) }),
    listCoreValues: async ({ locale }) => ({ data: choices(finder.values, locale) }),
    getReflectionToolkit: async ({ locale }) => ({ data: toolkitIn(site, locale) }),
    listCareerResources: async ({ query, locale }) => {
      const shelves = finder.shelves.filter(({ type }) => query.type === undefined || type === query.type);
      if (shelves.length === 0) throw new Problem(404, 'not_found');
      return {
        data: shelves.map(({ type, name, about, resources }) => ({
          type,
          name: name[locale],
          about: about[locale],
          resources: resources.map(({ id, title, about: more, steps, ...link }) => ({
            id,
            title: title[locale],
            about: more[locale],
            steps: steps.map((step) => step[locale]),
            ...linkIn(link, locale),
          })),
        })),
      };
    },
    getInteractiveQuestionnaire: async ({ locale }) => ({
      data: finder.prompts.map(({ id, text, answers }) => ({
        id,
        text: text[locale],
        answers: answers.map(({ id: answer, text: words, advice, ...link }) => ({
          id: answer,
          text: words[locale],
          advice: advice[locale],
          ...linkIn(link, locale),
        })),
      })),
    }),
    restartFinder: async ({ body }) => ({ data: await beginAgain(deps, body.user_reference) }),
    clearFinder: async ({ body, reply }) => {
      await clear(db, body.user_reference);
      void reply.code(204);
      return undefined;
    },
    getKeptFinder: async ({ user }) => {
      const kept = await db
        .selectFrom('career_finders')
        .select('changed_at')
        .where('user_id', '=', present(user).id)
        .executeTakeFirst();
      return { data: kept === undefined ? null : { updated_at: kept.changed_at.toISOString() } };
    },
    keepFinder: async ({ body, user, request }) => {
      const data = await request.transactOnce<Schemas['FinderKept']>(async (trx) => {
        const id = await lockFinder(trx, body.user_reference);
        const keeping = trx
          .updateTable('career_finders')
          .set({ user_id: present(user).id, changed_at: clock.now() })
          .where('id', '=', id)
          .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', present(user).id)]))
          .returning('changed_at');
        const kept = await orRefusal(keeping.executeTakeFirst());
        // Another account keeps it: that of whoever sent the link.
        if (kept === undefined) throw new Problem(409, 'finder_kept');
        return { updated_at: kept.changed_at.toISOString() };
      });
      return { data };
    },
    openKeptFinder: async ({ user, request }) => ({ data: await openKept(deps, present(user).id, request) }),
  };
}

const choices = (
  entries: readonly { id: string; name: Bilingual; about?: Bilingual }[],
  locale: Locale,
): Schemas['FinderChoice'][] =>
  entries.map(({ id, name, about }) => ({ id, name: name[locale], about: about?.[locale] ?? '' }));

/** The toolkit in one language. */
export const toolkitIn = ({ careerFinder }: Pick<Site, 'careerFinder'>, locale: Locale): Schemas['FinderExercise'][] =>
  careerFinder.toolkit.map(({ id, title, minutes, about, questions }) => ({
    id,
    minutes,
    title: title[locale],
    about: about[locale],
    questions: questions.map((question) => question[locale]),
  }));

const linkIn = ({ href, link }: { href?: string; link?: Bilingual }, locale: Locale) => ({
  href: href ?? null,
  link: link?.[locale] ?? null,
});

/** The lists are kept ready: they change only with a restart. */
export const preparedFinder: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getFinderQuestions: forGood,
  listCareerSectors: forGood,
  listPleasures: forGood,
  listFinderActivities: forGood,
  listCoreValues: forGood,
  getReflectionToolkit: forGood,
  listCareerResources: forGood,
  getInteractiveQuestionnaire: forGood,
};
