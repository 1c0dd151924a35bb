import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isLanguage } from '../kit/i18n/languages.ts';
import { keepLanguage } from '../kit/browser/keep-language.ts';
import { paths } from '../kit/paths.ts';

/** /en and /mt: a link that chooses the language and opens the home page in it. */
export default function LocalePage() {
  const [path] = useLocation();
  useEffect(() => {
    const language = path.replaceAll('/', '').toLowerCase();
    if (isLanguage(language)) keepLanguage(language);
    location.replace(paths.home());
  }, [path]);
  return null;
}
