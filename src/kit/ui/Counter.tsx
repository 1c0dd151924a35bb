import * as styles from './Counter.css.ts';

interface Props {
  /** Name of the number: 'Student tickets'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** 'One student ticket fewer'. */
  decreaseLabel: string;
  /** 'One more student ticket'. */
  increaseLabel: string;
}

/** A small number, changed one at a time. At a limit the button stays focusable and does nothing. */
export function Counter({ label, value, onChange, min = 0, max = Infinity, decreaseLabel, increaseLabel }: Props) {
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <fieldset className={styles.root} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseLabel}
        aria-disabled={atMin}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <span className={styles.minus} />
      </button>
      <output className={styles.count}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        aria-disabled={atMax}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <span className={styles.plus} />
      </button>
    </fieldset>
  );
}
