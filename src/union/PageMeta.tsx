import { useLanguage } from '../i18n/use-language.ts';
import { useUnion } from './union.ts';

/** As sites that show a link know them. */
const locales = { en: 'en_US', mt: 'mt_MT' } as const;

interface Props {
  title: string;
  /** What the page is about, in a sentence or two. */
  description: string;
  kind?: 'website' | 'article';
}

/** What search engines and those who share a link show of a page. */
export function PageMeta({ title, description, kind = 'website' }: Props) {
  const { name } = useUnion();
  const language = useLanguage();
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locales[language]} />
    </>
  );
}
