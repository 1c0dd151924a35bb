import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../../kit/art/Portrait.tsx';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { loadToday } from './about.load.ts';
import * as styles from './People.css.ts';
import { type CouncilMember, councilQuery, sponsorsQuery } from './people.queries.ts';
import * as sponsorsStyles from './Sponsors.css.ts';

/** The sponsors, with what each of them makes possible. */
function Sponsors() {
  const { t } = useTranslation('about');
  return (
    <section id="sponsors" className={stack.m}>
      <h2>{t('sponsors.title')}</h2>
      <Loaded query={useQuery(sponsorsQuery)}>
        {(sponsors) => (
          <ul className={sponsorsStyles.wall}>
            {sponsors.map(({ id, name, tier_name, about, website, art }) => (
              <li key={id} className={sponsorsStyles.sponsor}>
                <div className={sponsorsStyles.tile}>
                  <Tiles seed={art.seed} cols={1} rows={1} />
                </div>
                <div>
                  <p className={sponsorsStyles.tier}>{tier_name}</p>
                  <h3 className={sponsorsStyles.name}>
                    <a href={website}>{name}</a>
                  </h3>
                  <p className={sponsorsStyles.detail}>{withItsNoun(about)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** The council: the executive first, then the others. */
function Council() {
  const { t } = useTranslation('about');
  const query = useQuery(councilQuery);
  return (
    <section id="council" className={stack.l}>
      <div className={stack.s}>
        <h2>{t('council.title')}</h2>
        {query.data && <Lead>{t('council.lead', { count: query.data.length })}</Lead>}
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
        <p className={styles.role}>{withItsNoun(role)}</p>
        <p className={styles.detail}>{withItsNoun(about)}</p>
        <p className={styles.detail}>{withItsNoun(course)}</p>
        <p className={styles.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </article>
  );
}

/** Everyone on the council, side by side. */
function Frieze() {
  const { data: members = [] } = useQuery(councilQuery);
  return (
    <div className={styles.frieze}>
      {members.map(({ id, portrait }) => (
        <Portrait key={id} seed={portrait} />
      ))}
    </div>
  );
}

export const load = loadToday;

/** The union as it is today, with its council: /about/{union}-today */
export default function UnionTodayPage() {
  const { t } = useTranslation('shell');
  return (
    <TextPage slug="today" title={t('pages.unionToday')} frieze={<Frieze />}>
      <Council />
      <Sponsors />
    </TextPage>
  );
}
