import { useTranslation } from 'react-i18next';
import { keepLanguage } from '../browser/keep-language.ts';
import { languageNames, languages, type Language } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { muted } from '../theme/layout.css.ts';
import { useUnion } from '../union/union.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './Account.css.ts';
import { useChangeDetails } from './details.queries.ts';
import { Failure } from './Failure.tsx';
import { Section } from './Section.tsx';

/** Which language the pages and the mails speak. The page is loaded again in another one. */
export function LanguageSection() {
  const { t } = useTranslation('account');
  const { flags } = useUnion();
  const current = useLanguage();
  const { mutate, variables, isPending, error } = useChangeDetails();
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
      <Failure error={error} />
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
