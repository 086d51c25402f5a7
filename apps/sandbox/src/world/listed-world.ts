import type { WorldSource, AccountHead, LocationHead } from './world-source.ts';
import type { World, WorldAccount, WorldLocation, WorldReview } from './world.ts';

interface Shelf {
  accountId: string;
  location: LocationHead;
  reviews: readonly WorldReview[];
  byId: ReadonlyMap<string, WorldReview>;
}

/** A world written out in full: the demo, the empty one, or a test's own. */
export function listedWorld(world: World): WorldSource {
  const accounts = world.accounts.map(headOfAccount);
  const shelves = new Map(world.accounts.flatMap((account) => shelvesOf(account)));
  const locations = new Map(
    world.accounts.map((account) => [account.id, account.locations.map(headOfLocation)]),
  );

  return {
    accounts,
    locationCount: (accountId) => locations.get(accountId)?.length ?? 0,
    locationAt: (accountId, index) => locations.get(accountId)?.[index],
    findLocation: (locationId) => shelves.get(locationId),
    seededReviews: (locationId) => shelves.get(locationId)?.reviews ?? [],
    seededReview: (locationId, reviewId) => shelves.get(locationId)?.byId.get(reviewId),
    seededPending: () =>
      [...shelves].flatMap(([locationId, shelf]) =>
        shelf.reviews
          .filter((review) => review.reply?.state === 'PENDING')
          .map((review) => ({ locationId, review })),
      ),
    listLocationIds: (accountId) => locations.get(accountId)?.map((location) => location.id),
  };
}

function headOfAccount({ locations: _locations, ...head }: WorldAccount): AccountHead {
  return head;
}

function headOfLocation({ reviews: _reviews, ...head }: WorldLocation): LocationHead {
  return head;
}

function shelvesOf(account: WorldAccount): [string, Shelf][] {
  return account.locations.map((location) => [
    location.id,
    {
      accountId: account.id,
      location: headOfLocation(location),
      reviews: location.reviews,
      byId: new Map(location.reviews.map((review) => [review.id, review])),
    },
  ]);
}
