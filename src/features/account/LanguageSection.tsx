import { useTranslation } from 'react-i18next';
import { keepLanguage } from '../../kit/browser/keep-language.ts';
import { languageNames, languages, type Language } from '../../kit/i18n/languages.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { useUnion } from '../../kit/union/union.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Account.css.ts';
import { useChangeDetails } from './details.queries.ts';
import { Oops } from './Oops.tsx';
import { Section } from './Section.tsx';

/** The language of pages and mails. Another choice loads the page again. */
export function LanguageSection() {
  const { t } = useTranslation('account');
  const { flags } = useUnion();
  const current = useLanguage();
  const { mutate, variables, isPending, error, reset } = useChangeDetails();
  if (!flags.translations) return null;
  const choose = (locale: Language) => {
    const onSuccess = () => {
      keepLanguage(locale);
      location.reload();
    };
    if (locale !== current) mutate({ locale }, { onSuccess });
  };
  return (
    <Section title={t('settings.language.title')}>
      <p className={muted}>{t('settings.language.hint')}</p>
      <Oops error={error} onClose={reset} />
      <div className={styles.actions}>
        {languages.map((locale) => (
          <Button
            key={locale}
            variant={locale === current ? 'primary' : 'line'}
            lang={locale}
            aria-pressed={locale === current}
            busy={isPending && variables.locale === locale ? t('saving') : undefined}
            onClick={() => choose(locale)}
          >
            {languageNames[locale]}
          </Button>
        ))}
      </div>
    </Section>
  );
}
