import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';

interface Props {
  /** News or a publication. */
  piece: { published_at: string; author: string; reading_minutes: number; category: { name: string } };
  /** The facts to show beside the date. */
  show: readonly ('author' | 'category' | 'minutes')[];
}

/** A line with the date, the author, the category and the reading time. */
export function PieceFacts({ piece: { published_at, author, reading_minutes, category }, show }: Props) {
  const { t } = useTranslation('media');
  const { date } = useMomentWords()(published_at);
  const words = { author, category: category.name, minutes: t('minutes', { count: reading_minutes }) };
  return (
    <>
      <time dateTime={published_at}>{date}</time>
      {show.map((name) => (
        <span key={name}>{withItsNoun(words[name])}</span>
      ))}
    </>
  );
}
