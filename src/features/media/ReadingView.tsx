import type { ReactNode } from 'react';
import type { components } from '../../../openapi/portal.gen.ts';
import { page, reading, rest, text } from '../../kit/content/ContentPage.css.ts';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { PieceFacts } from './PieceFacts.tsx';

type Shared<A, B> = Pick<A, keyof A & keyof B>;

/** The fields that news and publications have in common. */
export type Piece = Shared<components['schemas']['News'], components['schemas']['Resource']>;

interface Props {
  piece: Piece;
  /** Shown beside the text. */
  aside?: ReactNode;
  /** Shown under the text, over the whole width. */
  children?: ReactNode;
}

/** A text to read from beginning to end. */
export function ReadingView({ piece, aside, children }: Props) {
  const facts = <PieceFacts piece={piece} show={['category', 'author', 'minutes']} />;
  return (
    <div className={page}>
      <article className={reading}>
        <PageHead title={piece.title} lead={piece.summary} art={piece.art} meta={facts} />
        <div className={text}>
          <RichText blocks={piece.body} />
        </div>
        {aside !== undefined && <div className={rest}>{aside}</div>}
      </article>
      {children}
    </div>
  );
}
