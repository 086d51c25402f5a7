import { drawSuggestion } from './listings/suggestions.ts';
import { findListing } from './listings/listings-state.ts';
import type { LiveWorld, NewEvent } from './live-world.ts';
import { seededRandom, seedOf } from './random.ts';
import { readShelf } from './review-shelf.ts';
import type { LocationHead } from './world-source.ts';
import type { WorldLocation, WorldReview } from './world.ts';

const heartbeat = 1000;

export interface Lively {
  /** Catches up with what customers were due to do; called before each request, so that a moved clock shows. */
  catchUp(): Promise<void>;
  stop(): void;
}

export function startLively(world: LiveWorld): Lively {
  let stopped = false;
  async function catchUp(): Promise<void> {
    if (!world.state.lively.enabled || world.state.lively.nextAt > world.now()) return;
    // The demo's texts are large, and a world without activity never loads them.
    const { nextCustomerReview } = await import('./demo/draw-review.ts');
    if (!stopped) actLively(world, nextCustomerReview);
  }
  const timer = setInterval(() => void catchUp(), heartbeat);
  timer.unref();
  return {
    catchUp,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

type NextReview = (options: { random: () => number; location: WorldLocation; now: number }) => WorldReview;

/** After a long absence the world has not been busy for days: only the last minutes are made up for. */
const mostAtOnce = 20;
const window = 20 * 60_000;

/** Lets customers do what they were due to do by now. */
function actLively(world: LiveWorld, nextReview: NextReview): void {
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

/** The time of the next activity: every 30 to 90 seconds of sandbox time. */
export function nextActAt(seed: number, act: number, after: number): number {
  return after + 30_000 + Math.floor(seededRandom(seedOf(seed, 'pause', act))() * 60_000);
}

export function firstActAt(seed: number, startsAt: number): number {
  return nextActAt(seed, 0, startsAt);
}
