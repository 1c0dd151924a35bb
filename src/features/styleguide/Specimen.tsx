import type { ReactNode } from 'react';
import * as styles from './Styleguide.css.ts';

const themes = ['light', 'dark'] as const;

/** One part, by day and by night. `children` are its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen} id={name} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles.themes}>
        {themes.map((theme) => (
          // Each theme has its own form, so that radio buttons of one do not answer for the other's.
          <form key={theme} className={styles.pane} data-theme={theme} aria-label={`${name}, ${theme}`}>
            {children}
          </form>
        ))}
      </div>
    </section>
  );
}

/** A part in one of its states. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.stateName}>{name}</p>
      {children}
    </div>
  );
}
