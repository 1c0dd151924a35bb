import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './Table.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** Names the table; visually hidden if a heading above says the same. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly { label: string; align?: 'start' | 'end' }[];
  /** For words rather than figures: on a phone the cells of a row are stacked, each under its column's name. */
  stacks?: boolean;
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table; it scrolls sideways in its own frame if it is too wide. */
export function Table({ caption, captionHidden = false, columns, stacks = false, rows }: Props) {
  return (
    // The frame scrolls, and not every browser makes a scrolling frame focusable by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.root, stacks && styles.stacked)}>
        <caption className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, align = 'start' }) => (
              <th key={label} scope="col" className={styles.head[align]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((content, column) => {
                const className = styles.cell[columns[column]?.align ?? 'start'];
                return column === 0 ? (
                  <th key={column} scope="row" className={className}>
                    {content}
                  </th>
                ) : (
                  <td key={column} className={className} data-label={columns[column]?.label}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
