import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { withItsNoun } from './with-its-noun.tsx';
import * as styles from './RichText.css.ts';
import { Table } from './Table.tsx';

/** A stretch of text in one style. */
export interface Span {
  text: string;
  strong: boolean;
  href: string | null;
}

/** A part of a text, as the server sends it. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph' | 'note'; text: readonly Span[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Span[])[] }
  | { kind: 'quote'; text: readonly Span[]; by: string | null }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly (readonly Span[])[])[] };

/** Formatted text from the content. No part of it is HTML, so no part of it can run script. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.root}>
      {blocks.map((block, at) => (
        <Part key={at} block={block} isUnderHeading={blocks[at - 1]?.kind === 'heading'} />
      ))}
    </div>
  );
}

function Part({ block, isUnderHeading }: { block: Block; isUnderHeading: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{withItsNoun(block.text)}</h2>;
    case 'paragraph':
      return <p>{spans(block.text)}</p>;
    case 'note':
      return (
        <Banner>
          <p>{spans(block.text)}</p>
        </Banner>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items.map(spans)} />;
    case 'quote':
      return <Quote by={block.by}>{spans(block.text)}</Quote>;
    default:
      return (
        <Table
          caption={block.caption}
          captionHidden={isUnderHeading}
          stacks={block.columns.length > 2}
          columns={block.columns.map((label, at) => ({ label, ...(isFigures(block.rows, at) && { align: 'end' }) }))}
          rows={block.rows.map((cells, at) => ({ key: String(at), cells: cells.map(spans) }))}
        />
      );
  }
}

/** True if a column holds nothing but figures, so that they align at their end. The first column names its row. */
const isFigures = (rows: (Block & { kind: 'table' })['rows'], column: number) =>
  column > 0 && rows.every((cells) => /^[€\d.,]+$/.test((cells[column] ?? []).map(({ text }) => text).join('')));

function spans(text: readonly Span[]): ReactNode {
  return text.map((span, at) => <Words key={at} span={span} />);
}

function Words({ span: { text, strong, href } }: { span: Span }) {
  const bound = withItsNoun(text);
  const words = strong ? <strong>{bound}</strong> : bound;
  return href === null ? words : <a href={href}>{words}</a>;
}

function List({ ordered, items }: { ordered: boolean; items: readonly ReactNode[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list[ordered ? 'ordered' : 'unordered']}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </Tag>
  );
}

function Quote({ by, children }: { by: string | null; children: ReactNode }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.quoted}>
        <p>{children}</p>
      </blockquote>
      {by !== null && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  );
}
