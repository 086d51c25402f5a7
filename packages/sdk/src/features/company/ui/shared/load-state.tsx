'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

interface LoadStateProps {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Blocks to stand in for. */
  blocks?: number;
}

/** In place of what is on its way, or could not be fetched. */
export function LoadState({ error, isFetching, refetch, blocks = 3 }: LoadStateProps): JSX.Element {
  const t = useTranslate();
  if (!error) return <Skeleton label={t('common.loading')} blocks={blocks} lines={2} />;
  return (
    <ErrorState
      title={t('company.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
    </ErrorState>
  );
}
