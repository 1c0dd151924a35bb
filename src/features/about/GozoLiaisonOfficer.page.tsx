import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { representationQuery } from './people.queries.ts';
import { RepresentativeRow } from './RepresentativeRow.tsx';
import { loadRepresentation } from './about.load.ts';

export const load = loadRepresentation('gozo-liaison-officer');

/** The Gozo liaison officer, who speaks for students from Gozo: /about/representation/gozo-liaison-officer */
export default function GozoLiaisonOfficerPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="gozo-liaison-officer" title={t('pages.gozoLiaisonOfficer')} first={<Officer />} />;
}

/** The officer, picked from Gozo's representatives. */
function Officer() {
  const { t } = useTranslation('about');
  const { data: areas } = useQuery(representationQuery);
  const people = areas?.find(({ id }) => id === 'gozo')?.representatives ?? [];
  if (people.length === 0) return null;
  return (
    <section aria-label={t('inOffice')}>
      <h2>{t('inOffice')}</h2>
      {people.map((person) => (
        <RepresentativeRow key={person.id} person={person} />
      ))}
    </section>
  );
}
