import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { type Profile, useProfile } from '../../kit/person/profile.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Year.css.ts';
import { Floor } from './Floor.tsx';
import { screenLaying } from './laying.ts';
import { floorQuery, type FloorYear } from './year.queries.ts';
import { YearPoster } from './YearPoster.tsx';

/** The year's events in words, each beside its tile. */
function Events({ year }: { year: FloorYear }) {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  return (
    <section className={stack.s}>
      <h2>{t('year.count', { count: year.tiles.length })}</h2>
      <ol className={styles.list}>
        {year.tiles.map(({ occurrence_id, event, start }) => (
          <li key={occurrence_id} className={styles.row}>
            <span className={styles.swatch}>
              <Tiles seed={event.slug} cols={2} rows={2} />
            </span>
            <span>
              <a className={styles.event} href={paths.event(event.slug)}>
                {withItsNoun(event.title)}
              </a>
              <time className={styles.date} dateTime={start}>
                {wordsOf(start).date}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The way to the first tile. */
function BareFloor() {
  const { t } = useTranslation('account');
  return (
    <section className={stack.m}>
      <h2>{t('year.bareTitle')}</h2>
      <p>{t('year.bare')}</p>
      <p>
        <LinkButton variant="act" href={paths.events()}>
          {t('year.events')}
        </LinkButton>
      </p>
    </section>
  );
}

/** The year's floor; once it has a poster, that. */
function FloorPart({ year, profile }: { year: FloorYear; profile: Profile }) {
  const { t } = useTranslation('account');
  const dayWords = useDayWords();
  const { tiles, is_current, has_poster, poster_from } = year;
  if (has_poster)
    return (
      <section className={stack.m}>
        <h2 className={styles.screenOnly}>{t('year.posterTitle')}</h2>
        <p className={styles.screenOnly}>{t('year.posterLead')}</p>
        <div className={styles.screenOnly}>
          <Button variant="act" onClick={() => print()}>
            {t('year.print')}
          </Button>
        </div>
        <YearPoster year={year} profile={profile} />
      </section>
    );
  return (
    <div className={stack.s}>
      <div className={styles.floor}>
        <Floor
          seeds={tiles.map(({ event }) => event.slug)}
          laying={screenLaying(tiles.length, is_current)}
          own={`${profile.first_name} ${profile.last_name}`}
          isOpen={is_current}
        />
      </div>
      {is_current && <p className={muted}>{t('year.posterFrom', { date: dayWords(poster_from).date })}</p>}
    </div>
  );
}

function YearView({ year, profile }: { year: FloorYear; profile: Profile }) {
  return (
    <div className={styles.split}>
      <FloorPart year={year} profile={profile} />
      <div className={year.has_poster ? styles.screenOnly : undefined}>
        {year.tiles.length === 0 ? <BareFloor /> : <Events year={year} />}
      </div>
    </div>
  );
}

function Years({ years, profile }: { years: readonly FloorYear[]; profile: Profile }) {
  const { t } = useTranslation('account');
  const { year: wanted } = useParams<{ year?: string }>();
  const shown = years.find(({ year }) => String(year) === wanted) ?? years[0];
  if (shown === undefined) return null;
  return (
    <>
      {years.length > 1 && (
        <div className={styles.screenOnly}>
          <FilterLinks
            label={t('year.years')}
            links={years.map(({ year, name, is_current }) => ({
              href: paths.myYear(is_current ? undefined : year),
              label: name,
              current: year === shown.year,
            }))}
          />
        </div>
      )}
      <YearView year={shown} profile={profile} />
    </>
  );
}

/** The floor of the events that the person went to, by scholastic year: /account/year */
export default function YearPage() {
  const { t } = useTranslation(['account', 'shell']);
  const profile = useProfile();
  const floor = useQuery(floorQuery);
  return (
    <div className={styles.page}>
      <div className={`${stack.s} ${styles.screenOnly}`}>
        <h1>{t('shell:pages.myYear')}</h1>
        <Lead>{t('year.lead')}</Lead>
      </div>
      <Loaded query={floor} parts={['tiles', 'long', 'long']}>
        {(years) => profile && <Years years={years} profile={profile} />}
      </Loaded>
    </div>
  );
}
