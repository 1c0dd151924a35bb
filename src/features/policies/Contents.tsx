import { useTranslation } from 'react-i18next';
import type { Block } from '../../kit/ui/RichText.tsx';
import * as styles from './Policy.css.ts';

/** Links to the headings of a text. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('policies');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('contents')}
      </h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
