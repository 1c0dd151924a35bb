import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { LoadFailed } from '../../kit/ui/LoadFailed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The skeleton's parts, in the shape of the content to come. */
  parts?: ComponentProps<typeof Skeleton>['parts'];
  children: (data: Data) => ReactNode;
}

/** Renders the data once it is there; until then a skeleton, or after a failure a message with a retry button. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, parts, children }: Props<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton label={t('loading')} parts={parts ?? ['heading', 'long', 'medium', 'long']} />;
  return (
    <LoadFailed
      message={errorMessage(error) ?? t('notLoaded')}
      retryLabel={t('tryAgain')}
      busy={isFetching ? t('loading') : undefined}
      onRetry={() => void refetch()}
    />
  );
}
