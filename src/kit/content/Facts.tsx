import type { ReactNode } from 'react';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import * as styles from './Facts.css.ts';

/** Facts at a glance, each with its label. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{withItsNoun(label)}</dt>
          <dd>{withItsNoun(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
