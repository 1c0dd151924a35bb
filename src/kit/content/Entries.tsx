import type { ReactNode } from 'react';
import { Vignette } from '../art/Vignette.tsx';
import { Lead } from '../ui/Lead.tsx';
import { arrow } from '../ui/arrow.css.ts';
import { classNames } from '../ui/class-names.ts';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import { rows } from './ContentPage.css.ts';
import * as styles from './Entry.css.ts';
import { meta } from './PageHead.css.ts';

/** Something to read, as a list shows it. */
export interface Entry {
  href: string;
  title: string;
  summary: string;
  /** Facts in a line, such as the date of publication. */
  facts: ReactNode;
  art: { seed: string; scene: string | null };
}

/** The latest of a list, large. */
export function Feature({ entry: { href, title, summary, facts, art } }: { entry: Entry }) {
  return (
    <article className={styles.feature}>
      <div className={styles.featureArt}>
        <Vignette {...art} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.featureTitle}>
          <a className={styles.link} href={href}>
            {withItsNoun(title)}
          </a>
        </h3>
        <Lead>{summary}</Lead>
        <p className={meta}>{facts}</p>
      </div>
    </article>
  );
}

/** Entries one under another. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={rows}>
      {entries.map(({ href, title, summary, facts, art }) => (
        <li key={href}>
          <article className={styles.entry}>
            <div className={styles.thumbnail}>
              <Vignette {...art} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <a className={styles.link} href={href}>
                  {withItsNoun(title)}
                </a>
              </h3>
              <p className={styles.summary}>{withItsNoun(summary)}</p>
              <p className={meta}>{facts}</p>
            </div>
            <span className={classNames(arrow, styles.onward)} aria-hidden="true" />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Entries as a wall of posters. */
export function EntryWall({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.wall}>
      {entries.map(({ href, title, facts, art }) => (
        <li key={href}>
          <article className={styles.card}>
            <div className={styles.poster}>
              <Vignette {...art} paper="full" />
            </div>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {withItsNoun(title)}
              </a>
            </h3>
            <p className={meta}>{facts}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
