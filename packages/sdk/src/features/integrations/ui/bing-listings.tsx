'use client';
import type { JSX } from 'react';
import { directoryReviewDays } from '@pinfold/contract/features/integrations/directory';
import { mapsConnections } from '@pinfold/contract/features/listings/location-filters';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionSearch } from '../../../patterns/collection-header.tsx';
import { DataList } from '../../../patterns/data-list.tsx';
import { noMatch, QueryState } from '../../../patterns/query-state.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFilters } from '../../../state/use-filters.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { GlobeIcon } from '../../../ui/icons/place-icons.tsx';
import { Inset, Row, Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { bingListingFilters, type BingListingFiltersStart } from '../bing-listing-filters.ts';
import { mapSettingsAccess } from '../map-settings.queries.ts';
import { type DirectorySettings, useBingListings, useRetryBingListings } from '../use-map-settings.ts';
import { BingListingRow } from './bing-listing-row.tsx';
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
  const { listings, count, hasNextPage, isFetchingNextPage } = query;
  const notConfigured = bing.is_configured ? undefined : t('integrations.maps.not_configured.bing');
  const disabledReason = retrying.reason?.text ?? notConfigured;
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread gap={5} rowGap={3}>
        <Stack basis="220px">
          <Heading level={headingLevel}>{t('integrations.maps.locations')}</Heading>
          <Text size="s" tone="subtle" role="status">
            {count !== undefined && t('integrations.maps.matching', { count })}
          </Text>
        </Stack>
        {bing.refused > 0 && (
          <Button
            size="s"
            onPress={() => retry.mutate(undefined)}
            isPending={retry.isPending && retry.variables === undefined}
            pendingLabel={t('integrations.maps.retrying')}
            disabledReason={disabledReason}
          >
            {t('integrations.maps.retry_all', { count: bing.refused })}
          </Button>
        )}
      </Spread>
      <Row gap={3} rowGap={3} wrap>
        <CollectionSearch
          label={t('integrations.maps.search')}
          placeholder={t('integrations.maps.search')}
          value={filters.q ?? ''}
          onSearch={(q) => changeFilters({ q })}
        />
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
      </Row>
      {query.error && listings.length > 0 && (
        <Banner
          tone="bad"
          role="alert"
          actions={
            <Button size="s" onPress={() => void query.refetch()} isPending={query.isFetching}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('integrations.maps.partly_failed')}
        </Banner>
      )}
      {listings.length > 0 ? (
        <DataList label={t('integrations.maps.locations')} isStale={query.isPlaceholderData}>
          {listings.map((listing) => (
            <BingListingRow
              key={listing.location.id}
              listing={listing}
              getLocationHref={getLocationHref}
              onRetry={() => retry.mutate([listing.location.id])}
              isRetrying={retry.isPending && (retry.variables?.includes(listing.location.id) ?? false)}
              disabledReason={disabledReason}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={query}
          failed={t('integrations.maps.listings_error')}
          headingLevel={headingLevel === 2 ? 3 : 4}
          loading={{ blocks: 5, lines: 2 }}
          empty={
            count === undefined
              ? undefined
              : hasFilters
                ? noMatch({
                    title: t('integrations.maps.no_match'),
                    clear: t('common.list.clear_filters'),
                    onClear: clearFilters,
                  })
                : {
                    icon: <GlobeIcon size={24} />,
                    title: t('integrations.maps.empty.title'),
                    text: t('integrations.maps.empty.text', { count: directoryReviewDays }),
                  }
          }
        />
      )}
      {hasNextPage && (
        <Row justify="center">
          <Button
            onPress={() => void query.fetchNextPage()}
            isPending={isFetchingNextPage}
            pendingLabel={t('common.loading')}
          >
            {t('integrations.maps.show_more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const everyStatus = 'every';
