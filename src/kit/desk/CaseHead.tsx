import type { ReactNode } from 'react';
import { stack } from '../theme/layout.css.ts';
import { PageTitle } from '../union/PageTitle.tsx';

interface Props {
  /** The queue that the case is in. */
  back: { href: string; label: string };
  title: string;
  /** The state of the case. */
  badge?: ReactNode;
}

/** The top of a case: a link back, its title and its state. */
export function CaseHead({ back, title, badge }: Props) {
  return (
    <div className={stack.s}>
      <PageTitle page={title} />
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
      <h1>{title}</h1>
      {badge !== undefined && <p>{badge}</p>}
    </div>
  );
}
