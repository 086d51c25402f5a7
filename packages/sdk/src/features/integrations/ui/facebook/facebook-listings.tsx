'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { GlobeIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import { useFacebookListings, useRetryFacebookListings } from '../../facebook/use-facebook-pages.ts';
import type { MapSettingsProps } from '../map-settings.tsx';
import { FacebookListingRow } from './facebook-listing-row.tsx';

interface FacebookListingsProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: FacebookAccount;
  headingLevel: 2 | 3;
}

/** How far the linked pages of an account are: searched, and sent again. */
export function FacebookListings(props: FacebookListingsProps): JSX.Element {
  const { account, getLocationHref, headingLevel } = props;
  const t = useTranslate();
  const [q, setQ] = useState('');
  const { text, setText, ask } = useRestedText(q, setQ);
  const query = useFacebookListings(account.id, { q });
  const retry = useRetryFacebookListings();
  const { reason } = usePermission(facebookAccess.change);
  const { listings, count, hasNextPage, isFetchingNextPage } = query;
  const retriesOf = (locationId: number) =>
    retry.isPending && (retry.variables.locationIds?.includes(locationId) ?? false);
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread gap={5} rowGap={3}>
        <Stack basis="220px">
          <Heading level={headingLevel}>{t('facebook_accounts.listings.title')}</Heading>
          <Text size="s" tone="subtle" role="status">
            {count !== undefined && t('facebook_accounts.listings.matching', { count })}
          </Text>
        </Stack>
        {account.refused > 0 && (
          <Button
            size="s"
            onPress={() => retry.mutate({ accountId: account.id })}
            isPending={retry.isPending && retry.variables.locationIds === undefined}
            pendingLabel={t('facebook_accounts.retrying')}
            disabledReason={reason?.text}
          >
            {t('facebook_accounts.retry_all', { count: account.refused })}
          </Button>
        )}
      </Spread>
      <Row wrap>
        <Inset basis="220px" maxInlineSize="420px">
          <SearchField
            label={t('facebook_accounts.listings.search')}
            placeholder={t('facebook_accounts.listings.search')}
            clearLabel={t('common.clear')}
            value={text}
            onChange={setText}
            onSubmit={ask}
            onClear={() => ask('')}
            maxLength={200}
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
          {t('facebook_accounts.listings.partly_failed')}
        </Banner>
      )}
      {listings.length > 0 ? (
        <DataList label={t('facebook_accounts.listings.title')} isStale={query.isPlaceholderData}>
          {listings.map((listing) => (
            <FacebookListingRow
              key={listing.page_id}
              listing={listing}
              getLocationHref={getLocationHref}
              onRetry={() => retry.mutate({ accountId: account.id, locationIds: [listing.location.id] })}
              isRetrying={retriesOf(listing.location.id)}
              disabledReason={reason?.text}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={query}
          failed={t('facebook_accounts.listings.error')}
          headingLevel={headingLevel === 2 ? 3 : 4}
          loading={{ blocks: 5, lines: 2 }}
          empty={
            count === undefined
              ? undefined
              : q !== ''
                ? noMatch({
                    title: t('facebook_accounts.listings.no_match'),
                    clear: t('common.list.clear_filters'),
                    onClear: () => ask(''),
                  })
                : {
                    icon: <GlobeIcon size={24} />,
                    title: t('facebook_accounts.listings.empty'),
                    text: t('facebook_accounts.listings.empty_text'),
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
            {t('facebook_accounts.show_more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
