import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../../kit/art/Portrait.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { lead, stack } from '../../kit/theme/layout.css.ts';
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
          <>
            <h3>{t('council.executive')}</h3>
            <Members className={styles.executive} members={members.filter(({ is_executive }) => is_executive)} />
            <h3>{t('council.others')}</h3>
            <Members className={styles.others} members={members.filter(({ is_executive }) => !is_executive)} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Members({ className, members }: { className: string; members: readonly CouncilMember[] }) {
  return (
    <ul className={className}>
      {members.map((member) => (
        <li key={member.id}>
          <Member member={member} />
        </li>
      ))}
    </ul>
  );
}

function Member({ member: { name, role, about, course, email, portrait } }: { member: CouncilMember }) {
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <Portrait seed={portrait} />
      </div>
      <div className={styles.personWords}>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.role}>{role}</p>
        <p className={styles.detail}>{about}</p>
        <p className={styles.detail}>{course}</p>
        <p className={styles.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </article>
  );
}
