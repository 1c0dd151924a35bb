import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { aside } from '../../kit/content/ContentPage.css.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { publicationQuery } from './publications.queries.ts';
import { ReadingView } from './ReadingView.tsx';
import { loadPublication } from './media.load.ts';

export const load = loadPublication;

/** A publication: /about/resources/:slug */
export default function PublicationPage() {
  const { t } = useTranslation(['media', 'shell']);
  const { slug = '' } = useParams();
  const query = useQuery(publicationQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.title ?? t('shell:pages.resources')} />
      <LoadedPage query={query} title={t('shell:pages.resources')}>
        {(publication) => {
          const { id, name } = publication.category;
          const links = [
            { label: t('publications.more', { kind: name }), href: paths.resources({ category: id }) },
            { label: t('publications.everything'), href: paths.resources() },
          ];
          return (
            <ReadingView
              piece={publication}
              aside={
                <div className={aside}>
                  <Onward links={links} />
                </div>
              }
            />
          );
        }}
      </LoadedPage>
    </>
  );
}
