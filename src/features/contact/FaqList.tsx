import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decoded } from '../../kit/decoded.ts';
import { paths } from '../../kit/paths.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { faqsQuery, type FaqTopic, type Question } from './contact.queries.ts';
import * as styles from './Contact.css.ts';

/** The questions by topic; in a search, only those that match, already open. */
export function FaqList({ search }: { search: string | undefined }) {
  const query = useQuery(faqsQuery(search));
  useOpenByHash();
  return (
    <Loaded query={query}>
      {(topics) => <Topics topics={topics} search={query.isPlaceholderData ? undefined : search} />}
    </Loaded>
  );
}

function Topics({ topics, search }: { topics: readonly FaqTopic[]; search: string | undefined }) {
  const { t } = useTranslation('contact');
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles.topics}>
      {search !== undefined && (
        <>
          <LiveRegion text={t('faqs.found', { count })} />
          <p className={styles.found}>
            {t(count === 0 ? 'faqs.none' : 'faqs.found', { count })}{' '}
            <MoreLink href={paths.contact()}>{t('faqs.all')}</MoreLink>
          </p>
        </>
      )}
      {topics.map(({ id, name, questions }) => (
        <section key={id}>
          <h3 className={styles.topic}>{name}</h3>
          {questions.map((question) => (
            <Faq key={`${question.id} ${search}`} question={question} isOpen={search !== undefined} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Faq({ question: { id, question, answer }, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details id={id} className={styles.faq} open={isOpen}>
      <summary className={styles.question}>{withItsNoun(question)}</summary>
      <div className={styles.answer}>
        <RichText blocks={answer} />
      </div>
    </details>
  );
}

/** Opens the question that a link leads to. */
function useOpenByHash(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decoded(location.hash.slice(1)));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
