import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../api/api-error.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The parts of the skeleton. */
  parts?: ComponentProps<typeof Skeleton>['parts'];
  children: (data: Data) => ReactNode;
}

/**
 * The data that a public page has asked for, a skeleton while it is loading, or an error with a button to try again. Throws a 404: the
 * page does not exist either.
 */
export function Loaded<Data>({ query, parts, children }: Props<Data>) {
  const { t } = useTranslation();
  const { data, error, errorUpdateCount, isFetching, isPlaceholderData, refetch } = query;
  const isLoaded = data !== undefined && !isPlaceholderData;
  // While it is asked for again, its error is gone already.
  const hasFailed = !isLoaded && errorUpdateCount > 0;
  if (data !== undefined && !hasFailed) return children(data);
  if (!hasFailed) return <Skeleton label={t('loading')} parts={parts ?? ['heading', 'long', 'medium', 'long']} />;
  if (error instanceof ApiError && error.status === 404) throw error;
  return <LoadFailed message={errorMessage(error)} isBusy={isFetching} onRetry={() => void refetch()} />;
}
