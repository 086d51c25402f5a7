'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import type { Listing } from '../../editor/listing.ts';
import { useListing } from '../../editor/use-listing.ts';
import { useListingHistory, type ListingHistoryOptions } from '../../history/use-listing-history.ts';
import { ListingHistoryView, type ListingHistoryLooks } from './listing-history-view.tsx';

type Inner = ListingHistoryOptions & ListingHistoryLooks;

/** Reads the listing, and shows it over time. */
export function ListingHistoryContent({ id, ...props }: Inner & { id: number }): JSX.Element {
  const t = useTranslate();
  const { data: listing, error, isFetching, refetch } = useListing(id);
  if (listing) return <History listing={listing} {...props} />;
  if (!error) return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  if (error.code === 'not_found')
    return (
      <EmptyState icon={<PinIcon size={24} />} title={t('listings.history.not_found')}>
        {t('listings.history.not_found_text')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('listings.history.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
    </ErrorState>
  );
}

function History({ listing, at, onAtChange, onRestored, ...looks }: Inner & { listing: Listing }) {
  const history = useListingHistory(listing, { at, onAtChange, onRestored });
  return <ListingHistoryView history={history} {...looks} />;
}
