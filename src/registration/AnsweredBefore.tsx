import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDone } from '../../machines/registration/progress.ts';
import type { AccountStep } from '../../machines/registration/steps.ts';
import { type AccountDetails, detailsQuery } from '../details/details.queries.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Loading } from './Loading.tsx';
import { useFact } from './use-registration.ts';

interface Props {
  /** The step whose answers are asked for. */
  step: AccountStep;
  /** Gets what the person told before; null where the step is new to them. */
  children: (details: AccountDetails | null) => ReactNode;
}

/** Reads what was answered before on a step that is gone back to, on this device or another. */
export function AnsweredBefore({ step, children }: Props) {
  const { t } = useTranslation('common');
  const wasDone = useFact(({ context }) => isDone(context.status, step));
  const { data, error, isFetching, refetch } = useQuery({ ...detailsQuery, enabled: wasDone });
  if (!wasDone) return children(null);
  if (data) return children(data);
  if (!error) return <Loading />;
  return (
    <LoadFailed
      message={t('notLoaded')}
      retryLabel={t('tryAgain')}
      onRetry={() => void refetch()}
      busy={isFetching ? t('loading') : undefined}
    />
  );
}
