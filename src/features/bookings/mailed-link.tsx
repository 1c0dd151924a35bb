import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPlace, keptPlace } from '../../kit/session/kept-place.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';

/** Forgets a token, and that somebody wanted to come back to its page. */
export function forgetToken(kept: string, page: string): void {
  sessionStorage.removeItem(kept);
  if (keptPlace(sessionStorage) === page) keepPlace(sessionStorage, null);
}

/** Stands in for what a mailed link leads to, while it is read and when it can't be. */
export function LinkLoading({ read }: { read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { t } = useTranslation('common');
  if (read.error === null) return <Skeleton label={t('loading')} parts={['heading', 'long', 'medium']} />;
  return <LoadFailed isBusy={read.isFetching} onRetry={() => void read.refetch()} />;
}

interface Props {
  /** The address to come back to. */
  here: string;
  /** Says that an account is needed, and names both ways to one. */
  words: { account: string; login: string; register: string };
}

/** The ways to an account, for a page that somebody opened by a mailed link. */
export function SignInFirst({ here, words }: Props) {
  useEffect(() => keepPlace(sessionStorage, here), [here]);
  return (
    <div className={stack.m}>
      <p className={muted}>{words.account}</p>
      <div className={row}>
        <LinkButton variant="act" href={shellPaths.login(here)}>
          {words.login}
        </LinkButton>
        <LinkButton variant="line" href={shellPaths.register()}>
          {words.register}
        </LinkButton>
      </div>
    </div>
  );
}
