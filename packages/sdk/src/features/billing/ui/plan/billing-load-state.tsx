import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { InfoIcon } from '../../../../ui/icons/state-icons.tsx';
import { BesideSummarySkeleton } from './beside-summary.tsx';

interface BillingLoadStateProps {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** A form beside its summary comes. @default false */
  isBesideSummary?: boolean;
}

/** In place of plans that are on their way, could not be fetched, or are not sold here. */
export function BillingLoadState({
  error,
  isFetching,
  refetch,
  isBesideSummary = false,
}: BillingLoadStateProps): JSX.Element {
  const t = useTranslate();
  if (!error && isBesideSummary) return <BesideSummarySkeleton />;
  if (!error) return <Skeleton label={t('common.loading')} blocks={4} />;
  if (error.status === 404) return <NothingSold />;
  return (
    <ErrorState
      title={t('billing.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

/** Where there is no plan to choose. */
export function NothingSold(): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState icon={<InfoIcon size={24} />} title={t('billing.nothing_sold')}>
      {t('billing.nothing_sold.text')}
    </EmptyState>
  );
}
