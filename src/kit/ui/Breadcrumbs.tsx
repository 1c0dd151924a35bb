import * as styles from './Breadcrumbs.css.ts';

interface Props {
  /** 'You are here'. */
  label: string;
  /** The pages above this one, from the home page down. */
  trail: readonly { href: string; label: string }[];
}

/** Links to the pages above this one. */
export function Breadcrumbs({ label, trail }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {trail.map(({ href, label }) => (
          <li key={href} className={styles.crumb}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
