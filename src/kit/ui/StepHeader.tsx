import { plank, planks, step, words } from './StepHeader.css.ts';

interface Props {
  /** Counted from 1. */
  current: number;
  total: number;
  /** 'Step 2 of 4'. */
  label: string;
  /** 'Seats. Next: names'. */
  detail?: string;
}

/** The person's progress in a flow: in words first; the planks repeat it visually. */
export function StepHeader({ current, total, label, detail }: Props) {
  return (
    <div>
      <p className={words}>
        <span className={step}>{label}</span>
        {detail !== undefined && `, ${detail}`}
      </p>
      <div className={planks} aria-hidden="true">
        {Array.from({ length: total }, (_, position) => (
          <i key={position} className={plank[position < current ? 'laid' : 'open']} />
        ))}
      </div>
    </div>
  );
}
