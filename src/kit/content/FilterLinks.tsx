import * as styles from './FilterLinks.css.ts';

interface Props {
  /** Name of the filter: 'Business area'. */
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
}

/** Narrows a list to one kind; each kind has its own address. */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav className={styles.root} aria-label={label}>
      {links.map(({ href, label, current }) => (
        <a key={href} className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
