import * as styles from './SeatMap.css.ts';
import type { SeatRenderer } from './seat-renderer.ts';

export interface ControlLabels {
  zoomIn: string;
  zoomOut: string;
  /** Label of the button that shows the whole map. */
  fit: string;
}

const step = 1.6;
const plus = 'M10 3v14M3 10h14';
const minus = 'M3 10h14';
const corners = 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5';

/** Zoom buttons, for people who neither pinch nor use a wheel. */
export function MapControls({ labels, renderer }: { labels: ControlLabels; renderer: SeatRenderer }) {
  return (
    <div className={styles.controls}>
      <Control label={labels.zoomIn} path={plus} press={() => renderer.zoom(step, undefined, true)} />
      <Control label={labels.zoomOut} path={minus} press={() => renderer.zoom(1 / step, undefined, true)} />
      <Control label={labels.fit} path={corners} press={() => renderer.fit()} />
    </div>
  );
}

function Control({ label, path, press }: { label: string; path: string; press: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={press}>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
