import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './hall.css.ts';

const names = ['find', 'legend'] as const;
type Tool = (typeof names)[number];

interface Props {
  /** Is given a function that closes its panel. */
  find: (close: () => void) => ReactNode;
  legend: ReactNode;
}

/** Buttons under the map that open a panel over it, one at a time; Esc closes it. The focus then returns to the panel's button. */
export function MapTools({ find, legend }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [open, setOpen] = useState<Tool>();
  const close = () => {
    document.getElementById(`${id}-${open}`)?.focus();
    setOpen(undefined);
  };
  return (
    // The key is caught from the buttons and fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.tools} onKeyDown={({ key }) => key === 'Escape' && close()}>
      {names.map((name) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          className={styles.tool}
          aria-expanded={open === name}
          aria-controls={id}
          onClick={() => setOpen(open === name ? undefined : name)}
        >
          {t(`tools.${name}`)}
        </button>
      ))}
      <div id={id}>
        {open && (
          <section className={styles.panel} aria-label={t(`tools.${open}`)}>
            {open === 'find' ? find(close) : legend}
          </section>
        )}
      </div>
    </div>
  );
}
