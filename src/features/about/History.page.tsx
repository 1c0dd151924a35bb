import { useTranslation } from 'react-i18next';
import { loadPage } from '../../kit/content/page.queries.ts';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { type Block, RichText } from '../../kit/ui/RichText.tsx';
import * as styles from './Keel.css.ts';

/** A year of the union's history: its heading's year and words, and its text. */
interface Year {
  id: string;
  year: string;
  words: string;
  blocks: Block[];
}

/** Splits a text at its headings, such as '1901: a table'. What comes before the first is left to the reader as it is. */
function yearsOf(blocks: readonly Block[]): { before: Block[]; years: Year[] } {
  const before: Block[] = [];
  const years: Year[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const [, year = '', words = block.text] = /^(\d{4}): (.+)$/.exec(block.text) ?? [];
      years.push({ id: block.id, year, words, blocks: [] });
    } else (years.at(-1)?.blocks ?? before).push(block);
  }
  return { before, years };
}

/** A text told year by year along a boat's keel, the years huge in its margin. */
function Keel({ blocks }: { blocks: readonly Block[] }) {
  const { before, years } = yearsOf(blocks);
  return (
    <>
      {before.length > 0 && <RichText blocks={before} />}
      <ol className={styles.keel}>
        {years.map(({ id, year, words, blocks: text }) => (
          <li key={id} className={styles.rib}>
            <h2 id={id} className={styles.heading}>
              <span className={styles.year}>{year}</span> <span className={styles.words}>{words}</span>
            </h2>
            <RichText blocks={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

export const load = loadPage('history');

/** The union's history: /about/history */
export default function HistoryPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="history" title={t('pages.history')} text={Keel} />;
}
