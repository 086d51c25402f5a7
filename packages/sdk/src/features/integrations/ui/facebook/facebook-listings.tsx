'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { GlobeIcon } from '../../../../ui/icons/place-icons.tsx';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import { useFacebookListings, useRetryFacebookListings } from '../../facebook/use-facebook-pages.ts';
import { DirectoryListingRow } from '../directories/directory-listing-row.tsx';
import { DirectoryListings } from '../directories/directory-listings.tsx';
import { ListingStateTag } from '../directories/listing-state-tag.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';

interface FacebookListingsProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: FacebookAccount;
  headingLevel: 2 | 3;
}

/** How far the linked pages of an account are: searched, and sent again. */
export function FacebookListings(props: FacebookListingsProps): JSX.Element {
  const { account, getLocationHref, headingLevel } = props;
  const t = useTranslate();
  const [q, setQ] = useState('');
  const query = useFacebookListings(account.id, { q });
  const retry = useRetryFacebookListings();
  const { reason } = usePermission(facebookAccess.change);
  const retriesOf = (locationId: number) =>
    retry.isPending && (retry.variables.locationIds?.includes(locationId) ?? false);
  return (
    <DirectoryListings
      texts="facebook_accounts"
      title={t('facebook_accounts.listings.title')}
      failed={t('facebook_accounts.listings.error')}
      empty={{
        icon: <GlobeIcon size={24} />,
        title: t('facebook_accounts.listings.empty'),
        text: t('facebook_accounts.listings.empty_text'),
      }}
      query={query}
      refused={account.refused}
      onRetryAll={() => retry.mutate({ accountId: account.id })}
      isRetryingAll={retry.isPending && retry.variables.locationIds === undefined}
      disabledReason={reason?.text}
      q={q}
      onSearch={setQ}
      hasFilters={q !== ''}
      onClearFilters={() => setQ('')}
      headingLevel={headingLevel}
    >
      {(listing) => (
        <DirectoryListingRow
          key={listing.page_id}
          part="FacebookAccounts-listing"
          texts="facebook_accounts"
          listing={listing}
          tag={<ListingStateTag texts="facebook_accounts" state={listing.state} />}
          getLocationHref={getLocationHref}
          onRetry={() => retry.mutate({ accountId: account.id, locationIds: [listing.location.id] })}
          isRetrying={retriesOf(listing.location.id)}
          disabledReason={reason?.text}
        />
      )}
    </DirectoryListings>
  );
}
