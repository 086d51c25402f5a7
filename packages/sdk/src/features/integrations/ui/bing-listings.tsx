'use client';
import type { JSX } from 'react';
import { directoryReviewDays } from '@pinfold/contract/features/integrations/directory';
import { mapsConnections } from '@pinfold/contract/features/listings/location-filters';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFilters } from '../../../state/use-filters.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { GlobeIcon } from '../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../ui/layout/stack.tsx';
import { bingListingFilters, type BingListingFiltersStart } from '../bing-listing-filters.ts';
import { mapSettingsAccess } from '../map-settings.queries.ts';
import { type DirectorySettings, useBingListings, useRetryBingListings } from '../use-map-settings.ts';
import { BingListingRow } from './bing-listing-row.tsx';
import { DirectoryListings } from './directories/directory-listings.tsx';
import type { MapSettingsProps } from './map-settings.tsx';

interface BingListingsProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  bing: DirectorySettings;
  start: BingListingFiltersStart;
  headingLevel: 2 | 3;
}

/** How far the locations are with Bing: searched, filtered, and sent again. */
export function BingListings({ bing, start, getLocationHref, headingLevel }: BingListingsProps): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, clearFilters, hasFilters } = useFilters(bingListingFilters, start);
  const query = useBingListings(filters);
  const retry = useRetryBingListings();
  const retrying = usePermission(mapSettingsAccess.list);
  const notConfigured = bing.is_configured ? undefined : t('integrations.maps.not_configured.bing');
  const disabledReason = retrying.reason?.text ?? notConfigured;
  return (
    <DirectoryListings
      texts="integrations.maps"
      title={t('integrations.maps.locations')}
      failed={t('integrations.maps.listings_error')}
      empty={{
        icon: <GlobeIcon size={24} />,
        title: t('integrations.maps.empty.title'),
        text: t('integrations.maps.empty.text', { count: directoryReviewDays }),
      }}
      query={query}
      refused={bing.refused}
      onRetryAll={() => retry.mutate(undefined)}
      isRetryingAll={retry.isPending && retry.variables === undefined}
      disabledReason={disabledReason}
      q={filters.q ?? ''}
      onSearch={(q) => changeFilters({ q })}
      filters={
        <Inset flex="none" inlineSize="240px" narrow={{ flex: 'grow', inlineSize: 'auto' }}>
          <Select
            label={t('integrations.maps.status')}
            isLabelHidden
            options={[
              { id: everyStatus, label: t('integrations.maps.every_status') },
              ...mapsConnections.map((id) => ({ id, label: t(`listings.list.maps.${id}`) })),
            ]}
            value={filters.maps_integration_status ?? everyStatus}
            onChange={(chosen) =>
              changeFilters({ maps_integration_status: mapsConnections.find((one) => one === chosen) })
            }
          />
        </Inset>
      }
      hasFilters={hasFilters}
      onClearFilters={clearFilters}
      headingLevel={headingLevel}
    >
      {(listing) => (
        <BingListingRow
          key={listing.location.id}
          listing={listing}
          getLocationHref={getLocationHref}
          onRetry={() => retry.mutate([listing.location.id])}
          isRetrying={retry.isPending && (retry.variables?.includes(listing.location.id) ?? false)}
          disabledReason={disabledReason}
        />
      )}
    </DirectoryListings>
  );
}

const everyStatus = 'every';
