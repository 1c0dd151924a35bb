import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './People.css.ts';
import { representationQuery, type RepresentationArea } from './people.queries.ts';
import { RepresentativeRow } from './RepresentativeRow.tsx';
import { loadRepresentation } from './about.load.ts';

export const load = loadRepresentation('student-representatives');

/** The bodies on which students are represented, with their representatives: /about/representation/student-representatives */
export default function StudentRepresentativesPage() {
  const { t } = useTranslation('shell');
  return (
    <TextPage slug="student-representatives" title={t('pages.studentRepresentatives')}>
      <Loaded query={useQuery(representationQuery)}>
        {(areas) => (
          <div>
            {areas.map((area) => (
              <Area key={area.id} area={area} />
            ))}
          </div>
        )}
      </Loaded>
    </TextPage>
  );
}

function Area({ area: { id, name, description, bodies, representatives } }: { area: RepresentationArea }) {
  const { t } = useTranslation('about');
  return (
    <section id={id} className={styles.area}>
      <div className={styles.areaWords}>
        <h2>{withItsNoun(name)}</h2>
        <p>{withItsNoun(description)}</p>
        {bodies.length > 0 && (
          <>
            <p className={styles.role}>{t('sitsOn')}</p>
            <ul className={styles.bodies}>
              {bodies.map((body) => (
                <li key={body}>{withItsNoun(body)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ul>
        {representatives.map((person) => (
          <li key={person.id}>
            <RepresentativeRow person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
