import { scaleWorld } from './scale-world.ts';
import type { AccountHead, LocationHead, WorldSource } from './world-source.ts';
import type { World, WorldAccount, WorldLocation, WorldReview } from './world.ts';

export type WorldChoice = 'demo' | 'empty' | { locations: number; reviews: number } | World;

export async function seededSource(
  choice: WorldChoice,
  seed: number,
  seededAt: number,
): Promise<WorldSource> {
  if (choice === 'empty') return listedWorld(emptyWorld);
  if (choice === 'demo') {
    const { demoWorld } = await import('./demo/demo-world.ts');
    return listedWorld(demoWorld({ seed, now: seededAt }));
  }
  if ('accounts' in choice) return listedWorld(choice);
  return scaleWorld(choice, seed, seededAt);
}

/** The name of the world in the journal, so that it is never replayed over another one. */
export function nameOfWorld(choice: WorldChoice): string {
  if (typeof choice === 'string') return choice;
  return 'accounts' in choice ? 'custom' : `${choice.locations}x${choice.reviews}`;
}

interface Shelf {
  accountId: string;
  location: LocationHead;
  reviews: readonly WorldReview[];
  byId: ReadonlyMap<string, WorldReview>;
}

/** A world written out in full: the demo, the empty one, or a test's own. */
function listedWorld(world: World): WorldSource {
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

/** One Google account that manages nothing yet. */
const emptyWorld: World = {
  accounts: [{ id: '100000000000000000009', name: 'Pusta firma', refreshToken: 'demo-empty', locations: [] }],
};
