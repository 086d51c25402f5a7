import { drawSuggestion } from './listings/draw-suggestion.ts';
import { findListing } from './listings/listing-shelf.ts';
import { nextActAt } from './lively-schedule.ts';
import type { LiveWorld, NewEvent } from './live-world.ts';
import { seededRandom, seedOf } from './random.ts';
import { readShelf } from './review-shelf.ts';
import type { LocationHead } from './world-source.ts';
import type { WorldLocation, WorldReview } from './world.ts';

export type NextReview = (options: {
  random: () => number;
  location: WorldLocation;
  now: number;
}) => WorldReview;

/** After a long absence the world has not been busy for days: only the last minutes are made up for. */
const mostAtOnce = 20;
const window = 20 * 60_000;

/** Lets customers do what they were due to do by now. */
export function actLively(world: LiveWorld, nextReview: NextReview): void {
  for (let acts = 0; acts < mostAtOnce && isDue(world); acts += 1) {
    const { seed, lively } = world.state;
    const at = Math.max(lively.nextAt, world.now() - window);
    const act = chooseAct(world, seededRandom(seedOf(seed, 'act', lively.acts)), at, nextReview);
    if (act) world.commit(act, at);
    world.commit({ kind: 'lively_acted', nextAt: nextActAt(seed, lively.acts + 1, at) }, at);
  }
  if (!isDue(world)) return;
  const { seed, lively } = world.state;
  world.commit({ kind: 'lively_acted', nextAt: nextActAt(seed, lively.acts + 1, world.now()) });
}

function isDue(world: LiveWorld): boolean {
  return world.state.lively.enabled && world.state.lively.nextAt <= world.now();
}

function chooseAct(
  world: LiveWorld,
  random: () => number,
  at: number,
  nextReview: NextReview,
): NewEvent | undefined {
  const location = chooseLocation(world, random);
  if (!location?.verified) return undefined;
  const locationId = location.id;
  const { reviews } = readShelf(world.state, locationId);
  const own = reviews[Math.floor(random() * Math.min(20, reviews.length))];
  const kind = random();
  const listing = kind < 0.06 && findListing(world.state, locationId);
  if (listing) return { kind: 'listing_suggested', locationId, ...drawSuggestion(listing, random) };
  if (own && kind > 0.95) return { kind: 'review_deleted', locationId, reviewId: own.id };
  if (own?.comment !== undefined && kind > 0.85) {
    const rating = own.rating === 5 ? 4 : 5;
    return { kind: 'review_edited', locationId, reviewId: own.id, rating };
  }
  const review = nextReview({ random, location: { ...location, reviews: [...reviews] }, now: at });
  return {
    kind: 'review_written',
    locationId,
    review: { ...review, id: `review-${world.state.lastNumber + 1}`, createTime: at, updateTime: at },
  };
}

function chooseLocation({ state }: LiveWorld, random: () => number): LocationHead | undefined {
  const owners = state.source.accounts;
  const total = owners.reduce((sum, { id }) => sum + state.source.locationCount(id), 0);
  let index = Math.floor(random() * total);
  for (const { id } of owners) {
    const count = state.source.locationCount(id);
    if (index < count) return state.source.locationAt(id, index);
    index -= count;
  }
  return undefined;
}
