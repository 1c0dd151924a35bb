import * as styles from './Pagination.css.ts';

interface Props {
  /** Counted from 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Page numbers to show: the first, the last and the neighbours of the current one; 0 stands for a gap. */
function shown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const unique = [...new Set(near)];
  return unique.flatMap((n, at) => (at > 0 && n - (unique[at - 1] ?? n) > 1 ? [0, n] : [n]));
}

/** Links to the pages of a list; renders nothing if there is only one. */
export function Pagination({ page, pages, href, labels }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.nav}>
      <ul className={styles.root}>
        {page > 1 && (
          <li>
            <a className={styles.page} href={href(page - 1)} rel="prev">
              {labels.previous}
            </a>
          </li>
        )}
        {shown(page, pages).map((n, at) => (
          <li key={at}>
            {n === 0 ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={href(n)}
                aria-label={labels.page(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a className={styles.page} href={href(page + 1)} rel="next">
              {labels.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
