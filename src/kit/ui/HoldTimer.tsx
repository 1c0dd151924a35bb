import * as styles from './HoldTimer.css.ts';
import { LiveRegion } from './LiveRegion.tsx';

interface Props {
  secondsLeft: number;
  totalSeconds: number;
  /** The meaning of the time: 'Seats held for'. */
  label: string;
  /** Set when 5, 2 and 1 minutes are left, otherwise empty: the ticking itself is never spoken. */
  announcement: string;
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

function clockFace(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) - 60 * hours;
  return hours === 0
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}

/** The share of the time that is left, in per cent, for the pie's slice. */
const share = (left: number, total: number) => (total > 0 ? Math.min(100, Math.max(0, (left / total) * 100)) : 0);

/** The time left of a hold, as m:ss, or h:mm:ss from an hour on, beside a shrinking pie. Time below zero shows as 0:00. */
export function HoldTimer({ secondsLeft, totalSeconds, label, announcement }: Props) {
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  return (
    <>
      <span className={styles.root} role="timer" aria-label={`${label} ${clockFace(seconds)}`}>
        <svg className={styles.pie} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <circle className={styles.gone} cx="16" cy="16" r="16" />
          <circle
            className={styles.left}
            cx="16"
            cy="16"
            r="8"
            pathLength="100"
            strokeDasharray={`${share(seconds, totalSeconds)} 100`}
          />
        </svg>
        <span className={styles.figures}>{clockFace(seconds)}</span>
      </span>
      <LiveRegion text={announcement} />
    </>
  );
}
