// Styles of parts that the server renders before their code is here: the import alone loads them.
// oxlint-disable-next-line import/no-unassigned-import
import './NewsTeaser.css.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { onPaint, stack, wrap } from '../../kit/theme/layout.css.ts';
import { stillPart } from '../../kit/late/late-part.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { Boat } from './Boat.tsx';
import * as styles from './Home.css.ts';
import { type Today, todayQuery } from './today.ts';
import type { UpcomingEvent } from './upcoming-events.ts';
import { useDayWords } from '../../kit/content/day-words.ts';

/** The days until a fund opens or closes, as huge as the sea is wide; how tickets are booked, if there is no such day. */
function Deadline({ deadline }: { deadline: Today['deadline'] }) {
  const { t } = useTranslation('home');
  const dayWords = useDayWords();
  if (deadline === null)
    return (
      <div className={stack.s}>
        <h2>{t('ticketsTitle')}</h2>
        <p className={styles.seaText}>{withItsNoun(t('ticketsBody'))}</p>
      </div>
    );
  const { slug, name, kind, days: count, opens_on, closes_on } = deadline;
  const words = { opens: t('deadline.opens', { name, count }), closes: t('deadline.closes', { name, count }) };
  return (
    <div className={stack.s}>
      <h2>
        <a className={styles.seaLink} href={paths.fund(slug)}>
          {withItsNoun(count === 0 ? t('deadline.today', { name }) : words[kind])}
        </a>
      </h2>
      <p className={styles.seaText}>
        {t('deadline.window', { from: dayWords(opens_on).date, to: dayWords(closes_on).date })}
      </p>
    </div>
  );
}

const ServiceWall = stillPart(async () => (await import('./ServiceWall.tsx')).ServiceWall).Part;

interface Props {
  /** Undefined while they load. */
  events: readonly UpcomingEvent[] | undefined;
  /** The union's announcement. */
  banner: ReactNode;
  /** The latest news. */
  news: ReactNode;
}

/** The boat with the next events, the sea with the next deadline and the main action, the announcement, the wall of services, the news, and ways to talk to somebody. */
export function HomeView({ events, banner, news }: Props) {
  const { t } = useTranslation('home');
  const { data: today } = useQuery(todayQuery);
  return (
    <>
      <div className={wrap}>
        <div className={styles.top}>
          <h1 className={styles.title}>{t('aboard')}</h1>
          <p className={styles.intro}>{withItsNoun(t('intro'))}</p>
        </div>
      </div>
      <Boat events={events} hour={today?.hour ?? 12} />
      <section className={`${styles.sea} ${onPaint}`}>
        <div className={styles.seaInner}>
          <Deadline deadline={today?.deadline ?? null} />
          <LinkButton href={paths.events()} variant="act">
            {t('seeEvents')}
          </LinkButton>
        </div>
      </section>
      {banner}
      <ServiceWall />
      {news}
      <section className={styles.slab}>
        <div className={styles.slabInner}>
          <div className={stack.s}>
            <h2>{t('talkTitle')}</h2>
            <p>{withItsNoun(t('talkBody'))}</p>
          </div>
          <LinkButton href={paths.mentalWellbeing()} variant="line">
            {t('talk')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
