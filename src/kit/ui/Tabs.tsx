import * as styles from './Tabs.css.ts';

interface Props {
  /** Names the group of pages. */
  label: string;
  tabs: readonly { href: string; label: string; current: boolean }[];
}

/** Pages side by side, each at its own address. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={styles.root} aria-label={label}>
      {tabs.map(({ href, label, current }) => (
        <a key={href} className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
