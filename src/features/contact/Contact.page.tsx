import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { Facts } from '../../kit/content/Facts.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { RichText } from '../../kit/ui/RichText.tsx';
import { contactWishOf } from './contact-wish.ts';
import { FaqList } from './FaqList.tsx';
import { WriteToUs } from './WriteToUs.tsx';
import { loadContact } from './contact.load.ts';

/** Reads the page's data. */
export const load = loadContact;

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
            <p className={lead}>{page.lead}</p>
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
