import { useIsExchange } from './checkout.queries.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import * as layout from './checkout.css.ts';
import { useSend } from './checkout.flow.ts';
import * as styles from './hall.css.ts';
import { HoldClock, HoldOffer, NearlyFull } from './Hold.tsx';
import { EventWords, StepHeading } from './Notice.tsx';
import { BookedDate, Footline, HeldTotals, Notes, ProblemBanner, Timeline } from './StepLayout.tsx';

interface Props {
  /** Less frequent actions, such as the list instead of the map. */
  ways: ReactNode;
  /** Messages about the choice: they grow over the map and never move it. */
  hints: ReactNode;
  /** The seats chosen so far. */
  choice: ReactNode;
  action: ReactNode;
  /** Small print under the action, if there is room. */
  notes: ReactNode;
  children: ReactNode;
}

const arrow = 'M17 10H4M9 4l-6 6 6 6';
const dots = 'M4 10h.01M10 10h.01M16 10h.01';

function More({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.phoneOnly}>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('seats.more')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <svg className={styles.dots} viewBox="0 0 20 20" aria-hidden="true">
            <path d={dots} />
          </svg>
        </button>
      </div>
      {/* Each of the ways closes the menu behind it; they are buttons themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.ways[isOpen ? 'open' : 'folded']}
        onClick={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {children}
      </div>
    </>
  );
}

const Arrow = () => (
  <svg className={styles.glyph} viewBox="0 0 20 20" aria-hidden="true">
    <path d={arrow} />
  </svg>
);

/** The step with the seat map: one bar, the map in all the room that is left, and the dock (beside it: the summary). */
export function HallLayout({ ways, hints, choice, action, notes, children }: Props) {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const isExchange = useIsExchange();
  const dock = useFocusHome<HTMLElement>('h2');
  return (
    <div className={styles.hall}>
      <div className={styles.top}>
        {isExchange ? (
          <a className={styles.icon} aria-label={t('done.bookings')} href={paths.bookings()}>
            <Arrow />
          </a>
        ) : (
          <button
            type="button"
            className={styles.icon}
            aria-label={t('holdFailed.change')}
            onClick={() => send({ type: 'step.open', step: 'tickets' })}
          >
            <Arrow />
          </button>
        )}
        <div className={styles.titles}>
          <StepHeading />
          <BookedDate className={styles.about} />
        </div>
        <div className={styles.phoneOnly}>
          <HoldClock />
        </div>
        <More>{ways}</More>
      </div>
      <div className={styles.room}>{children}</div>
      <aside ref={dock} className={styles.dock} aria-label={t('summary.label')}>
        <div className={layout.besideOnly}>
          <Timeline />
          <EventWords />
        </div>
        <div className={styles.news}>
          <HoldOffer />
          <ProblemBanner />
          <NearlyFull />
          {hints}
        </div>
        {choice}
        <HeldTotals />
        <Footline action={action} />
        <div className={layout.besideOnly}>
          <Notes>{notes}</Notes>
        </div>
      </aside>
    </div>
  );
}

const names = ['find', 'legend'] as const;
type Tool = (typeof names)[number];

interface ToolsProps {
  /** Is given a function that closes its panel. */
  find: (close: () => void) => ReactNode;
  legend: ReactNode;
}

/** Buttons under the map that open a panel over it, one at a time; Esc closes it. The focus then returns to the panel's button. */
export function MapTools({ find, legend }: ToolsProps) {
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
