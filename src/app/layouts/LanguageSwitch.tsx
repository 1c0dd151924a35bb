import type { MouseEvent } from 'react';
import { languageNames, otherLanguage } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useUnion } from '../../union/union.ts';
import { keepLanguage } from '../../browser/keep-language.ts';
import { paths } from '../paths.ts';

/** The other language by its own name. Chooses it and loads the same page again in it. */
export function LanguageSwitch({ className }: { className: string }) {
  const other = otherLanguage(useLanguage());
  const { flags } = useUnion();
  if (!flags.translations) return null;
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    keepLanguage(other);
    location.reload();
  };
  return (
    <a className={className} href={paths.language(other)} lang={other} hrefLang={other} onClick={choose}>
      {languageNames[other]}
    </a>
  );
}
