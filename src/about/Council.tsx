import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../art/Portrait.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { lead, stack } from '../theme/layout.css.ts';
import * as styles from './People.css.ts';
import { councilQuery, type CouncilMember } from './people.queries.ts';

/** The council: the executive first, then the others. */
export function Council() {
  const { t } = useTranslation('about');
  const query = useQuery(councilQuery);
  return (
    <section id="council" className={stack.l}>
      <div className={stack.s}>
        <h2>{t('council.title')}</h2>
        {query.data && <p className={lead}>{t('council.lead', { count: query.data.length })}</p>}
      </div>
      <Loaded query={query}>
        {(members) => (
          <ul className={styles.wall}>
            {members.map((member) => (
              <li key={member.id}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Member({ member: { name, role, about, course, email, portrait } }: { member: CouncilMember }) {
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <Portrait seed={portrait} />
      </div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.role}>{role}</p>
      <p className={styles.detail}>{about}</p>
      <p className={styles.detail}>{course}</p>
      <p className={styles.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </article>
  );
}
