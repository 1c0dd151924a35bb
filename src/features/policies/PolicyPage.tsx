import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Facts } from '../../kit/content/Facts.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { type Page, pageQuery } from '../../kit/content/page.queries.ts';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { type Block, RichText } from '../../kit/ui/RichText.tsx';
import * as policy from './Policy.css.ts';

/** Links to the headings of a text. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('policies');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  if (headings.length === 0) return null;
  return (
    <nav className={policy.contents} aria-labelledby="contents">
      <h2 id="contents" className={policy.contentsTitle}>
        {t('contents')}
      </h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={policy.contentsLink} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A policy: its introduction, its contents and its full text, ready to print. */
export function PolicyPage({ slug, title }: { slug: string; title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Loaded query={useQuery(pageQuery(slug))} parts={['long', 'medium', 'heading', 'long', 'long', 'medium']}>
        {(page) => <Policy page={page} />}
      </Loaded>
    </div>
  );
}

function Policy({ page: { lead: about, body, facts, updated_on } }: { page: Page }) {
  const { t } = useTranslation('content');
  const { date } = useDayWords()(updated_on);
  return (
    <div className={policy.columns}>
      <div className={policy.top}>
        <Lead>{about}</Lead>
        <p className={classNames(muted, small)}>{t('updated', { date })}</p>
      </div>
      <div className={policy.beside}>
        <Contents blocks={body} />
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
      <div className={policy.text}>
        <RichText blocks={body} />
      </div>
    </div>
  );
}
