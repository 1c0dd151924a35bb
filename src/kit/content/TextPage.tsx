import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, small } from '../theme/layout.css.ts';
import { classNames } from '../ui/class-names.ts';
import { RichText } from '../ui/RichText.tsx';
import * as styles from './ContentPage.css.ts';
import { useDayWords } from './day-words.ts';
import { Facts } from './Facts.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { Onward } from './Onward.tsx';
import { PageHead } from './PageHead.tsx';
import { pageQuery, type Page } from './page.queries.ts';

interface Parts {
  /** Replaces the page's own title. */
  heading?: string;
  /** Over the whole width of the window, above the title, instead of the page's own drawing. */
  frieze?: ReactNode;
  /** An action in the page's head, such as a button. */
  action?: ReactNode;
  /** The key facts: before the text on a phone, beside it on a wide screen. */
  first?: ReactNode;
  /** Shows the text otherwise than as it comes. */
  text?: ComponentType<{ blocks: Page['body'] }>;
  /** After the text, over the full width. */
  children?: ReactNode;
}

interface Props extends Parts {
  /** Name of the page in the content. */
  slug: string;
  /** The page's title in case its text cannot be read. */
  title: string;
}

/** A page of text: its lead, the text, the facts and links beside it, and any content after it. */
export function TextPage({ slug, title, ...parts }: Props) {
  const query = useQuery(pageQuery(slug));
  return (
    <LoadedPage query={query} title={title}>
      {(page) => <TextPageView page={page} {...parts} />}
    </LoadedPage>
  );
}

function TextPageView({
  page,
  heading,
  frieze,
  action,
  first,
  text: Text = RichText,
  children,
}: Parts & { page: Page }) {
  const { t } = useTranslation('content');
  const { date } = useDayWords()(page.updated_on);
  return (
    <>
      {frieze !== undefined && <div className={styles.frieze}>{frieze}</div>}
      <div className={styles.page}>
        <div className={styles.reading}>
          <PageHead title={heading ?? page.title} lead={page.lead} art={frieze === undefined ? page.art : null}>
            {action}
          </PageHead>
          {first !== undefined && <div className={styles.first}>{first}</div>}
          <div className={styles.text}>
            <Text blocks={page.body} />
            {page.body.length > 0 && <p className={classNames(muted, small)}>{t('updated', { date })}</p>}
          </div>
          <div className={styles.rest}>
            {page.facts.length > 0 && <Facts facts={page.facts} />}
            <Onward links={page.links} />
          </div>
        </div>
        {children}
      </div>
    </>
  );
}
