import { useId } from 'react';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { arrow } from '../../kit/ui/arrow.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import * as styles from './rar.css.ts';

interface Props {
  title: string;
  pages: readonly { href: string; title: string; detail: string }[];
}

/** The pages below this one, each with its purpose. */
export function PageRows({ title, pages }: Props) {
  const titleId = useId();
  return (
    <nav className={stack.m} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={rows}>
        {pages.map((page) => (
          <li key={page.href} className={styles.pageRow}>
            <a className={styles.pageLink} href={page.href}>
              {page.title}
            </a>
            <p className={styles.pageDetail}>{page.detail}</p>
            <span className={classNames(arrow, styles.onward)} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
