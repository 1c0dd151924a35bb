import type { ReactNode } from 'react';
import * as styles from './SummaryList.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link to change the answer: on another page, or at a step of this one. */
type Change = { label: string } & ({ href: string } | { onSelect: () => void });

interface Answer {
  label: string;
  value: ReactNode;
  change?: Change;
}

interface Props {
  /** False for an answer that doesn't apply. */
  answers: readonly (Answer | false)[];
}

const isGiven = (answer: Answer | false): answer is Answer => answer !== false;

function ChangeLink({ change, of }: { change: Change; of: string }) {
  const words = (
    <>
      {change.label}
      <VisuallyHidden> {of}</VisuallyHidden>
    </>
  );
  return 'href' in change ? (
    <a className={styles.changeLink} href={change.href}>
      {words}
    </a>
  ) : (
    <button className={styles.changeLink} type="button" onClick={change.onSelect}>
      {words}
    </button>
  );
}

/** The answers given so far, each with a link to change it, if it can be changed. */
export function SummaryList({ answers }: Props) {
  return (
    <dl>
      {answers.filter(isGiven).map(({ label, value, change }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {change !== undefined && (
            <dd className={styles.change}>
              <ChangeLink change={change} of={label} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
