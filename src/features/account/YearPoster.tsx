import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye } from '../../kit/art/Eye.tsx';
import { size } from '../../kit/art/DrawnPoster.css.ts';
import { fitTitle } from '../../kit/art/fit-title.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import type { Profile } from '../../kit/person/profile.ts';
import { colourVar, paintVar } from '../../kit/theme/paint-var.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { Floor } from './Floor.tsx';
import { posterLaying } from './laying.ts';
import * as styles from './YearPoster.css.ts';
import type { FloorYear } from './year.queries.ts';

/** Prints to the edges of the sheet while a poster is on the page: `@page` in a style sheet would hold for all other pages too. */
function useWholeSheet(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: portrait; margin: 0 }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}

const bands = [
  { fill: paintVar('yellow'), left: 92, right: 0 },
  { fill: paintVar('green'), left: 106, right: 20 },
  { fill: paintVar('red'), left: 126, right: 46 },
  { fill: paintVar('white'), left: 142, right: 66 },
  { fill: colourVar('hull'), left: 150, right: 76 },
];

/** The painted bands of a hull that rises to the right. */
function Sheer() {
  return (
    <svg className={styles.sheer} viewBox="0 0 1000 180" preserveAspectRatio="none">
      {bands.map(({ fill, left, right }) => (
        <path key={fill} fill={fill} d={`M0 ${left}C360 ${left + 16} 740 ${left - 10} 1000 ${right}V180H0Z`} />
      ))}
    </svg>
  );
}

/** The size of the list of events, so that it leaves room for the rest. */
function listSize(events: number): keyof typeof styles.list {
  if (events <= 12) return 'few';
  return events <= 27 ? 'some' : 'many';
}

/** A year's floor as a poster: on paper alone on one sheet. It repeats the page's own words, and is hidden from screen readers. */
export function YearPoster({ year: { name, tiles }, profile }: { year: FloorYear; profile: Profile }) {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  const union = useUnion();
  useWholeSheet();
  const { first_name, last_name } = profile;
  const laying = posterLaying(tiles.length);
  return (
    <div className={styles.sheet} data-theme="light" aria-hidden="true">
      <div className={styles.sky}>
        <i className={styles.sun} />
        <p className={`${styles.name} ${size[fitTitle(first_name).size]}`}>{first_name}</p>
        <Sheer />
      </div>
      <div className={styles.hull}>
        <p className={styles.year}>{name}</p>
        <p className={styles.count}>
          {t('year.count', { count: tiles.length })}
          <br />
          {union.name}
        </p>
        <div>
          <Eye brow="yellow" iris="sky" />
        </div>
      </div>
      <div className={styles.floor} style={{ aspectRatio: `${laying.cols} / ${laying.rows}` }}>
        <Floor
          seeds={tiles.map(({ event }) => event.slug)}
          laying={laying}
          own={`${first_name} ${last_name}`}
          isCropped
        />
      </div>
      <ol className={styles.list[listSize(tiles.length)]}>
        {tiles.map(({ occurrence_id, event, start }) => (
          <li key={occurrence_id} className={styles.entry}>
            <span>
              {wordsOf(start).day} {wordsOf(start).month}
            </span>
            <span>{withItsNoun(event.title)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
