import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../kit/api/load.ts';
import { page, words } from '../../kit/content/ContentPage.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { latePart } from '../../kit/late/late-part.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { promptsQuery, toolkitQuery } from './career-finder.queries.ts';
import { finderPaths } from './finder-paths.ts';
import * as styles from './pages.css.ts';

const Paper = latePart(async () => (await import('./Paper.tsx')).Paper);
const Prompts = latePart(async () => (await import('./Prompts.tsx')).Prompts);

/** Reads the exercises and the questions. */
export const load: Load = (queries) =>
  Promise.all([queries.fetchQuery(toolkitQuery), queries.fetchQuery(promptsQuery)]);

/** /careers/career-finder/self-reflection-toolkit */
export default function ToolkitPage() {
  const { t } = useTranslation('careerFinder');
  return (
    <div className={page}>
      <PageTitle page={t('toolkit.heading')} />
      <header className={words}>
        <h1>{withItsNoun(t('toolkit.heading'))}</h1>
        <Lead>{t('toolkit.lead')}</Lead>
        <div className={row}>
          <Paper page="toolkit" label={t('toolkit.pdf')} />
          <LinkButton variant="quiet" href={finderPaths.overview()}>
            {t('overview.heading')}
          </LinkButton>
        </div>
      </header>
      <section className={stack.m}>
        <h2>{t('toolkit.exercises')}</h2>
        <Loaded query={useQuery(toolkitQuery)}>
          {(exercises) => (
            <ol className={styles.exercises}>
              {exercises.map(({ id, title, minutes, about, questions }) => (
                <li key={id} className={styles.exercise}>
                  <h3>{withItsNoun(title)}</h3>
                  <p className={styles.minutes}>{t('toolkit.minutes', { count: minutes })}</p>
                  <p>{withItsNoun(about)}</p>
                  <ul>
                    {questions.map((question) => (
                      <li key={question}>{withItsNoun(question)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </section>
      <section className={stack.m}>
        <h2>{t('toolkit.think')}</h2>
        <p>{t('toolkit.thinkLead')}</p>
        <Prompts />
      </section>
    </div>
  );
}
