import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths, type SiteSearch } from '../../kit/paths.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { addressOf } from './found-address.ts';
import * as styles from './Search.css.ts';
import { councilIdsQuery, foundQuery, type Found } from './search.queries.ts';

/** The results, best first. */
export function FoundList({ wanted }: { wanted: SiteSearch }) {
  const { t } = useTranslation('search');
  const query = useQuery(foundQuery(wanted));
  const hasPeople = query.data?.items.some(({ kind }) => kind === 'person') === true;
  const { data: council = [] } = useQuery({ ...councilIdsQuery, enabled: hasPeople });
  return (
    <ResultList
      query={query}
      found={(count) => t('found', { count, words: wanted.q })}
      href={(page) => paths.search({ ...wanted, page })}
      empty={{
        title: t('noneTitle', { words: wanted.q }),
        body: t('none'),
        link: { href: paths.contact(), label: t('ask') },
      }}
    >
      {(items) => (
        <ul className={rows}>
          {items.map((found) => (
            <FoundRow key={`${found.kind} ${found.id}`} found={found} council={council} />
          ))}
        </ul>
      )}
    </ResultList>
  );
}

function FoundRow({ found, council }: { found: Found; council: readonly string[] }) {
  const { t } = useTranslation('search');
  const { id: union } = useUnion();
  const { kind, title, excerpt, label } = found;
  return (
    <li className={styles.found}>
      <h3 className={styles.title}>
        <a className={styles.link} href={addressOf(found, { union, council })}>
          {title}
        </a>
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.what}>
        <Badge>{t(`oneOf.${kind}`)}</Badge>
        {label}
      </p>
    </li>
  );
}
