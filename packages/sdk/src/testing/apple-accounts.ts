import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { sentToApple, testAppleAccount, testAppleBrand, testAppleListing } from './apple-data.ts';
import { collection } from './collection.ts';
import { acceptListings, countListings, searchListings } from './directory-listings.ts';
import { summaryOf } from './listings/locations.ts';
import type { TestData } from './test-data.ts';

type Account = Schemas['AppleAccount'];
type Listing = Schemas['AppleListing'];

/** Apple of the in-memory API: what is sent waits, what is removed is gone at once, and both stay so. */
export function appleAnswers(data: TestData): TestAnswers {
  const held = data.apple;
  const accounts = collection(() => {
    if (!data.company.feature_flags.includes('apple_maps')) throw new TestProblem('feature_disabled');
    return held.accounts;
  });
  const listingsOf = (id: number) => held.listings[id] ?? [];
  const counted = (account: Account): Account => {
    const listings = listingsOf(account.id);
    const countOf = (state: Listing['state']) => listings.filter((one) => one.state === state).length;
    return {
      ...account,
      ...countListings(listings),
      waiting_for_brand: countOf('waiting_for_brand'),
      conflicts: countOf('conflict'),
      removed: countOf('removed'),
    };
  };
  const setState = (id: number, ids: readonly number[], state: Listing['state']) => {
    held.listings[id] = listingsOf(id).map((listing) =>
      ids.includes(listing.location.id) ? { ...listing, state, problems: [], is_late: false } : listing,
    );
    return { accepted: [...ids] };
  };
  const conflictOf = (id: number, locationId: number) => {
    accounts.find(id);
    const listing = listingsOf(id).find(({ location }) => location.id === locationId);
    if (listing?.state !== 'conflict') throw new TestProblem('not_found');
    const { [locationId]: differences = [] } = held.differences;
    return { listing, differences, etag: JSON.stringify(differences) };
  };

  return {
    listAppleAccounts: () => {
      accounts.has(0);
      return { is_configured: held.isConfigured, results: held.accounts.map(counted) };
    },
    authorizeApple: () => {
      accounts.has(0);
      if (!held.isConfigured) throw new TestProblem('provider_not_configured');
      return { url: 'https://apple.example/consent' };
    },
    connectApple: () => {
      const [former] = held.accounts;
      return former
        ? counted(accounts.patch(former.id, { status: 'complete', problem: null }))
        : accounts.append(
            testAppleAccount({
              id: 1,
              name: 'Lipa sp. z o.o.',
              organization_id: '1700000000001',
              status: 'configuration_in_progress',
            }),
          );
    },
    disconnectApple: ({ id }) => accounts.remove(id),
    listAppleBrands: ({ id }) => ({ results: accounts.find(id).brands }),
    nameAppleBrand: ({ id, body: { country, name } }) => {
      const { brands } = accounts.find(id);
      const former = brands.find((one) => one.country === country) ?? testAppleBrand({ country });
      const named = { ...former, name, state: 'sending' as const, problems: [] };
      accounts.patch(id, {
        brands: [...brands.filter((one) => one.country !== country), named].toSorted((a, b) =>
          a.country < b.country ? -1 : 1,
        ),
      });
      return named;
    },
    enableAppleListings: ({ id, body: { facility_ids: ids, dry_run: isDry = false } }) => {
      const { brands } = accounts.find(id);
      if (ids?.some((one) => !data.locations.some((location) => location.id === one)))
        throw new TestProblem('not_found');
      const reasonOf = (location: Schemas['LocationItem']) => leftOutReason(location, listingsOf(id));
      const asked = data.locations.filter((location) => ids?.includes(location.id) ?? true);
      const chosen = asked.filter((location) => !reasonOf(location));
      const isNamed = (reason: LeftOutReason) =>
        ids !== undefined || (reason !== 'sent_already' && reason !== 'only_watched');
      const isShown = brands.some(({ country, state }) => country === 'PL' && state === 'published');
      if (!isDry) {
        const state: Listing['state'] = isShown ? 'waiting' : 'waiting_for_brand';
        const started = chosen.map((location) => ({
          ...testAppleListing(location),
          ...sentToApple,
          state,
          problems: [],
        }));
        held.listings[id] = [
          ...listingsOf(id).filter(({ location }) => !chosen.some((one) => one.id === location.id)),
          ...started,
        ];
        accounts.patch(id, { status: 'complete' });
      }
      const accepted = chosen.map((location) => location.id);
      return {
        accepted,
        waiting_for_brand: isShown ? [] : accepted,
        left_out: asked.flatMap((location) => {
          const reason = reasonOf(location);
          return reason && isNamed(reason) ? [{ location: summaryOf(location), reason }] : [];
        }),
        lacking: chosen
          .filter((location) => location.id === lackingId)
          .map((location) => ({
            location: summaryOf(location),
            problems: [{ code: 'field_missing' as const, field: 'city', message: '' }],
          })),
      };
    },
    disableAppleListings: ({ id, body: { facility_ids: ids, remove = false } }) => {
      accounts.find(id);
      const { accepted } = setState(
        id,
        acceptListings(listingsOf(id), ids, ({ state }) => !atRest.some((one) => one === state)),
        remove ? 'removed' : 'off',
      );
      const never = remove
        ? listingsOf(id).filter((one) => one.created_at === null && accepted.includes(one.location.id))
        : [];
      held.listings[id] = listingsOf(id).filter((one) => !never.includes(one));
      return { accepted, never_sent: never.map(({ location }) => location.id) };
    },
    undeleteAppleListings: ({ id, body: { facility_ids: ids } }) => {
      accounts.find(id);
      const removed = acceptListings(listingsOf(id), ids, ({ state }) => state === 'removed');
      return setState(id, removed, 'waiting');
    },
    listAppleListings: ({ id, query }) => {
      accounts.find(id);
      const wanted = query.get('state');
      return searchListings(
        listingsOf(id).filter(({ state }) => (wanted === null ? state !== 'off' : state === wanted)),
        query,
      );
    },
    retryAppleListings: ({ id, body: { facility_ids: ids } }) => {
      accounts.find(id);
      return setState(id, acceptListings(listingsOf(id), ids, canRetryListing), 'waiting');
    },
    getAppleConflict: ({ id, ids: [, locationId = 0] }) => {
      const { listing, differences, etag } = conflictOf(id, locationId);
      return {
        location: listing.location,
        etag,
        is_gone: differences === null,
        differences: differences ?? [],
      };
    },
    settleAppleConflict: ({ id, ids: [, locationId = 0], body: { keep, etag } }) => {
      const { listing, ...seen } = conflictOf(id, locationId);
      if (etag !== seen.etag) throw new TestProblem('listing_changed');
      const theirs = seen.differences ? ('published' as const) : ('failed' as const);
      const state = keep === 'ours' ? ('waiting' as const) : theirs;
      setState(id, [locationId], state);
      return { ...listing, state, problems: [] };
    },
  };
}

/** States in which nothing is sent. */
const atRest = ['off', 'removed', 'removing'] as const;

type LeftOutReason = Schemas['StartedAppleListings']['left_out'][number]['reason'];

function leftOutReason(
  { id, open_status: status, facility_listings: placements }: Schemas['LocationItem'],
  listings: readonly Listing[],
): LeftOutReason | undefined {
  if (!placements.some(({ is_owner }) => is_owner)) return 'only_watched';
  if (listings.some((one) => one.location.id === id && !atRest.some((state) => state === one.state)))
    return 'sent_already';
  return status === 'CLOSED_PERMANENTLY' ? 'closed_permanently' : undefined;
}

/** The location that lacks what Apple asks for. */
const lackingId = 7;
