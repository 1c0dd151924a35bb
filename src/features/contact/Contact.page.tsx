import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import type { Load } from '../../kit/api/load.ts';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { Facts } from '../../kit/content/Facts.tsx';
import { wordsIn } from '../../kit/content/list-address.ts';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { type ContactWish, paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { faqsQuery } from './contact.queries.ts';
import { FaqList } from './FaqList.tsx';
import { WriteToUs } from './WriteToUs.tsx';

/** Reads the search and the topic from the query string of the contact page. */
function contactWishOf(search: string): ContactWish {
  const query = new URLSearchParams(search);
  return { search: wordsIn(query, 'search'), topic: wordsIn(query, 'topic') };
}

/** Reads the questions and the union's addresses. */
export const load: Load = (queries, { search }) =>
  Promise.all([
    queries.fetchQuery(faqsQuery(contactWishOf(search).search)),
    queries.fetchQuery(pageQuery('contact-us')),
  ]);

/** Frequent questions, and a form for others: /contact-us?search=&topic= */
export default function ContactPage() {
  const { t } = useTranslation(['contact', 'content', 'shell']);
  const [, navigate] = useLocation();
  const wish = contactWishOf(useSearch());
  const title = t('shell:pages.contact');
  return (
    <LoadedPage query={useQuery(pageQuery('contact-us'))} title={title}>
      {(page) => (
        <div className={styles.page}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <Lead>{page.lead}</Lead>
          </div>
          <div className={styles.columns}>
            <section className={stack.m}>
              <h2>{t('faqs.title')}</h2>
              <SearchForm
                label={t('faqs.search')}
                submit={t('content:search')}
                words={wish.search}
                onSearch={(search) => navigate(paths.contact({ ...wish, search }))}
              />
              <FaqList search={wish.search} />
            </section>
            <aside className={styles.aside} aria-label={t('find')}>
              <Facts facts={page.facts} />
              <RichText blocks={page.body} />
            </aside>
          </div>
          <WriteToUs topic={wish.topic} />
        </div>
      )}
    </LoadedPage>
  );
}
