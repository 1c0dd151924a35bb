import { useId } from 'react';
import { stack } from '../theme/layout.css.ts';
import { rows } from './ContentPage.css.ts';
import * as styles from './Points.css.ts';

/** Something to have ready, or a step to take. */
export interface Point {
  title: string;
  detail: string;
}

interface Props {
  title: string;
  points: readonly Point[];
  /** Whether they come one after another. */
  ordered?: boolean;
}

/** What is needed, or what happens step by step. */
export function Points({ title, points, ordered = false }: Props) {
  const id = useId();
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={stack.m} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List className={rows}>
        {points.map(({ title, detail }, at) => (
          <li key={title} className={styles.point}>
            <span className={styles.marks[ordered ? 'number' : 'tile']} aria-hidden="true">
              {ordered && at + 1}
            </span>
            <p className={styles.title}>{title}</p>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
