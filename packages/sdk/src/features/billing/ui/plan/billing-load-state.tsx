import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
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
export function BillingLoadState({ isBesideSummary = false, ...query }: BillingLoadStateProps): JSX.Element {
  const t = useTranslate();
  if (!query.error && isBesideSummary) return <BesideSummarySkeleton />;
  if (query.error?.status === 404) return <NothingSold />;
  return <QueryState query={query} failed={t('billing.failed')} empty={undefined} loading={{ blocks: 4 }} />;
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
