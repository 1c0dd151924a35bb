import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { api } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { copyText } from '../../kit/browser/copy-text.ts';
import { useSession } from '../../kit/session/session.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { keptQuery } from './career-finder.queries.ts';
import * as styles from './career-finder.css.ts';
import { useFact } from './career-finder.flow.ts';
import { finderPaths } from './finder-paths.ts';

/** How to go on elsewhere: by link, by a mail to oneself, or from the account. */
export function KeepAndShare({ reference }: { reference: string }) {
  const { t } = useTranslation('careerFinder');
  const [told, setTold] = useState<'copied' | 'notCopied' | null>(null);
  const session = useSession();
  const isUnsent = useFact(({ context }) => context.unsent.length > 0);
  const link = `${location.origin}${finderPaths.resume(reference)}`;
  const mail = `mailto:?subject=${encodeURIComponent(t('elsewhere.subject'))}&body=${encodeURIComponent(`${t('elsewhere.body')}\n\n${link}`)}`;
  const copy = async () => setTold((await copyText(link)) ? 'copied' : 'notCopied');
  return (
    <section className={stack.s}>
      <h2>{t('elsewhere.heading')}</h2>
      <p>
        {t('elsewhere.lead')} {isUnsent && t('elsewhere.unsent')}
      </p>
      <p>{t('elsewhere.until')}</p>
      <div className={row}>
        <Button variant="line" onClick={() => void copy()}>
          {t('elsewhere.copy')}
        </Button>
        <LinkButton variant="line" href={mail}>
          {t('elsewhere.mail')}
        </LinkButton>
        {session.state === 'signedIn' && session.registered && <KeepInAccount reference={reference} />}
      </div>
      <output className={styles.count}>{told !== null && t(`elsewhere.${told}`)}</output>
      {told === 'notCopied' && <p className={styles.link}>{link}</p>}
    </section>
  );
}

/** Keeps the answers in the account of whoever is signed in, so that every device of theirs finds them. */
function KeepInAccount({ reference }: { reference: string }) {
  const { t } = useTranslation('careerFinder');
  const queries = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => api.POST('/auth/career-finder', { ...keepPlace, body: { user_reference: reference } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keptQuery.queryKey }),
  });
  return (
    <>
      <Button variant="line" busy={keeping.isPending ? t('account.busy') : undefined} onClick={() => keeping.mutate()}>
        {t('account.keep')}
      </Button>
      <output>{keeping.isSuccess && t('account.kept')}</output>
      {keeping.error !== null && (
        <Banner tone="bad" role="alert" title={t('account.notKept')}>
          <p>{errorMessage(keeping.error) ?? t('notice.away.body')}</p>
          <OpenKept />
        </Banner>
      )}
    </>
  );
}

/** Opens the career finder that the account keeps, as a link to it would; nothing where it keeps none. */
export function OpenKept() {
  const { t } = useTranslation('careerFinder');
  const session = useSession();
  const isSignedIn = session.state === 'signedIn' && session.registered;
  const { data: kept } = useQuery({ ...keptQuery, enabled: isSignedIn });
  const opening = useMutation({
    mutationFn: () => api.POST('/auth/career-finder/open', keepPlace),
    onSuccess: ({ data }) => {
      if (data === undefined) return;
      history.replaceState(history.state, '', finderPaths.resume(data.data.user_reference));
      location.reload();
    },
  });
  if (!isSignedIn || !kept) return null;
  return (
    <div className={stack.s}>
      <div className={row}>
        <Button
          variant="line"
          busy={opening.isPending ? t('account.busy') : undefined}
          onClick={() => opening.mutate()}
        >
          {t('account.open')}
        </Button>
      </div>
      {opening.error !== null && <p role="alert">{errorMessage(opening.error) ?? t('notice.away.body')}</p>}
    </div>
  );
}
