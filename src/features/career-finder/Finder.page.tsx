import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { FinderScreen, FinderStep } from '../../../machines/career-finder/career-finder.types.ts';
import type { Load } from '../../kit/api/load.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { page } from '../../kit/flow/StepFrame.css.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { useKeptPage } from '../../kit/offline/keep-page.ts';
import { createFinderActors } from './career-finder.actors.ts';
import { careerFinder, keeperOn, readFromDevice, stepAt, useFact } from './career-finder.flow.ts';
import { type Catalogue, catalogueQuery, useAskAgain } from './career-finder.queries.ts';
import { GoneScreen, LinkUnknownScreen, OpenFailedScreen } from './FinderPage.tsx';
import { OverviewScreen } from './Overview.tsx';
import { ActivitiesScreen, InterestsScreen, PleasuresScreen, ValuesScreen } from './pick-screens.tsx';
import { PersonalityScreen, QuestionsScreen } from './Questions.tsx';
import { ReportScreen } from './Report.tsx';

const screens = {
  opening: StepLoading,
  openFailed: OpenFailedScreen,
  linkUnknown: LinkUnknownScreen,
  gone: GoneScreen,
  overview: OverviewScreen,
  personality: PersonalityScreen,
  questions: QuestionsScreen,
  interests: InterestsScreen,
  pleasures: PleasuresScreen,
  activities: ActivitiesScreen,
  values: ValuesScreen,
  report: ReportScreen,
} satisfies Record<FinderScreen, ComponentType>;

/** Reads everything that can be answered. */
export const load: Load = (queries) => queries.fetchQuery(catalogueQuery);

/** The reference of a link that was followed: `#ref_...`. */
const linkIn = (hash: string): string | null => (hash.startsWith('#ref_') ? hash.slice(1) : null);

/** Takes a followed link out of the address. */
function LinkTaken() {
  const isLinkTaken = useFact(({ context }) => context.link === null);
  useEffect(() => {
    if (isLinkTaken && linkIn(location.hash) !== null)
      history.replaceState(history.state, '', location.pathname + location.search);
  }, [isLinkTaken]);
  useEffect(() => {
    // A link that is pasted here changes nothing but the fragment: the page stays, and would not follow it.
    const follow = () => {
      if (linkIn(location.hash) !== null) location.reload();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return null;
}

/** /careers/career-finder/:part/:more? */
export default function FinderPage() {
  const { part = '', more } = useParams();
  const step = stepAt(more === undefined ? part : `${part}/${more}`);
  const catalogue = useQuery(catalogueQuery);
  useAskAgain(catalogue);
  const [path] = useLocation();
  useKeptPage('finder', path);
  if (catalogue.data === undefined)
    return (
      <div className={page}>
        <Loaded query={catalogue} parts={['short', 'heading', 'long', 'medium', 'tiles']}>
          {() => null}
        </Loaded>
      </div>
    );
  return <Running step={step} catalogue={catalogue.data} />;
}

/** The flow, begun with what this device keeps. */
function Running({ step, catalogue }: { step: FinderStep; catalogue: Catalogue }) {
  const [kept] = useState(() => readFromDevice(localStorage));
  const [keep] = useState(() => keeperOn(localStorage, kept));
  return (
    <careerFinder.Flow
      input={{
        wanted: step,
        questions: catalogue.questionnaire.questions.length,
        kept,
        link: linkIn(location.hash),
      }}
      actors={createFinderActors}
      screens={screens}
      given={{ catalogue }}
      keep={({ context }) => context.link === null && keep(context)}
    >
      <careerFinder.StepAddress step={step} />
      <LinkTaken />
    </careerFinder.Flow>
  );
}
