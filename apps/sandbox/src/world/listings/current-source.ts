import type { InvitationsState } from '../../google/invitations/invitations-state.ts';
import type { AccountHead, LocationHead, WorldSource } from '../world-source.ts';
import type { Listing } from './listing.ts';
import type { ListingsState } from './listings-state.ts';

/** The seeded world with the listings that were changed, created, shared and deleted since. */
export function currentSource(
  seed: WorldSource,
  listings: ListingsState,
  invitations: InvitationsState,
): WorldSource {
  const orders = new Map<string, { key: string; ids: string[] }>();
  const headOf = (listing: Listing): LocationHead =>
    headOfListing(listing, seed.findLocation(listing.id)?.location);

  function find(locationId: string) {
    if (listings.deleted.has(locationId)) return undefined;
    const changed = listings.changed.get(locationId);
    if (changed) return { accountId: changed.accountId, location: headOf(changed) };
    return seed.findLocation(locationId);
  }

  /** With what was accepted since: most worlds have nothing of it. */
  function accountsNow(): readonly AccountHead[] {
    const { shares, managers } = invitations;
    if (shares.size === 0 && managers.size === 0) return seed.accounts;
    return seed.accounts.map((account) => ({
      ...account,
      shares: [...new Set([...(account.shares ?? []), ...(shares.get(account.id) ?? [])])],
      managers: managers.get(account.id) ?? [],
    }));
  }

  /** Undefined while an account is as it was seeded: then nothing has to be listed. */
  function orderOf(accountId: string): string[] | undefined {
    const created = listings.created.get(accountId) ?? [];
    const shared = accountsNow().find(({ id }) => id === accountId)?.shares ?? [];
    if (created.length === 0 && shared.length === 0 && listings.deleted.size === 0) return undefined;
    const key = `${created.length}/${shared.length}/${listings.deleted.size}`;
    const known = orders.get(accountId);
    if (known?.key === key) return known.ids;
    const own = Array.from(
      { length: seed.locationCount(accountId) },
      (_, index) => seed.locationAt(accountId, index)?.id ?? '',
    );
    const ids = [...own, ...shared, ...created].filter((id) => !listings.deleted.has(id));
    orders.set(accountId, { key, ids });
    return ids;
  }

  return {
    ...seed,
    get accounts() {
      return accountsNow();
    },
    locationCount: (accountId) => orderOf(accountId)?.length ?? seed.locationCount(accountId),
    locationAt(accountId, index) {
      const order = orderOf(accountId);
      if (order) return find(order[index] ?? '')?.location;
      const head = seed.locationAt(accountId, index);
      const changed = head && listings.changed.get(head.id);
      return changed ? headOf(changed) : head;
    },
    findLocation: find,
    listLocationIds(accountId) {
      const created = listings.created.get(accountId) ?? [];
      return seed
        .listLocationIds(accountId)
        ?.concat(created)
        .filter((id) => !listings.deleted.has(id));
    },
  };
}

/** The few facts about a listing that reviews and lists go by. */
function headOfListing(listing: Listing, seeded: LocationHead | undefined): LocationHead {
  const { content, standing } = listing;
  const address = content.storefrontAddress ?? {};
  const primary = content.categories?.primaryCategory;
  return {
    ...seeded,
    id: listing.id,
    title: content.title ?? '',
    storeCode: content.storeCode ?? '',
    phone: content.phoneNumbers?.primaryPhone ?? '',
    website: content.websiteUri ?? '',
    languageCode: content.languageCode ?? 'pl',
    address: {
      regionCode: address.regionCode ?? '',
      languageCode: address.languageCode ?? '',
      postalCode: address.postalCode ?? '',
      administrativeArea: address.administrativeArea ?? '',
      locality: address.locality ?? '',
      addressLines: address.addressLines ?? [],
    },
    latitude: content.latlng?.latitude ?? 0,
    longitude: content.latlng?.longitude ?? 0,
    categoryId: primary?.name ?? '',
    categoryName: primary?.displayName ?? '',
    labels: content.labels ?? [],
    placeId: listing.placeId,
    verified: standing === 'live',
    openState: content.openInfo?.status ?? 'OPEN',
  };
}
