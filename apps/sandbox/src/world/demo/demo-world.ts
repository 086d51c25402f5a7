import type { World, WorldAccount } from '../world.ts';
import { answerReviews } from './answer-reviews.ts';
import { changedByOthers } from './changed-by-others.ts';
import { drawReview, type DrawnReview } from './draw-review.ts';
import { mockupReviews } from './mockup-reviews.ts';
import { chains, type Chain } from './places/chain.ts';
import { locate } from './places/locate.ts';
import { newcomerAccounts } from './places/newcomer-accounts.ts';
import type { Place } from './places/place.ts';
import { demoPhotos, demoPosts } from './publications.ts';
import { keyedRandom } from '../random.ts';
import { reviewTimes } from './review-times.ts';
import { DAY, HOUR } from '../warsaw-time.ts';

interface Seed {
  seed: number;
  /** Epoch milliseconds; nothing in the world is later. */
  now: number;
}

/**
 * Three Google accounts of Polish chains with three years of reviews, and a colleague's with places to import; the same
 * seed and time give the same world.
 */
export function demoWorld({ seed, now }: Seed): World {
  const [lipa] = chains;
  return {
    accounts: [
      ...chains.map((chain) => chainWorld(chain, seed, now)),
      ...(lipa ? newcomerAccounts(lipa) : []),
    ],
  };
}

function chainWorld(chain: Chain, seed: number, now: number): WorldAccount {
  const drawn: DrawnReview[] = [];
  const told = new Map<string, number>();
  const isTold = (text: string): boolean => (told.get(text) ?? 0) >= (text.length < 24 ? 6 : 1);
  const scripted = mockupReviews(chain.id, now);
  const counts = shareOut(chain.places, chain.reviews - scripted.length);
  const locations = chain.places.map((place, index) => {
    const location = changedByOthers(locate(chain, place), now);
    location.photos = demoPhotos(place.code, chain.categoryId, now);
    location.posts = demoPosts({ code: place.code, ...chain, now });
    const random = keyedRandom(seed, place.code);
    const from = now - (place.openedMonthsAgo ?? 36) * 30.4 * DAY;
    const times = reviewTimes(random, {
      count: counts[index] ?? 0,
      from,
      until: now - (place.state === 'closed for now' ? SHUT : QUIET),
    });
    for (const time of times) {
      const previous = location.reviews.at(-1)?.comment;
      const fresh = drawReview(random, {
        location,
        time,
        mood: MOODS[index % MOODS.length] ?? 1,
        isTold: (text) => text === previous || isTold(text),
      });
      const { comment } = fresh.review;
      if (comment !== undefined) told.set(comment, (told.get(comment) ?? 0) + 1);
      drawn.push(fresh);
      location.reviews.push(fresh.review);
    }
    location.reviews.push(
      ...scripted.filter(({ storeCode }) => storeCode === place.code).map(({ review }) => review),
    );
    return location;
  });
  answerReviews(keyedRandom(seed, `${chain.id} answers`), drawn, {
    now,
    waiting: chain.waiting - scripted.filter(({ review }) => review.comment && !review.reply).length,
  });
  const { id, name, email, refreshToken } = chain;
  return { id, name, refreshToken, ...(email === undefined ? {} : { email }), locations };
}

/** The scripted reviews are the newest; before them it was quiet for a moment. */
const QUIET = 3.5 * DAY + HOUR;

/** How long the temporarily closed location has been closed. */
const SHUT = 40 * DAY;

/** Factors by which locations get better or worse reviews. */
const MOODS = [0.8, 1, 0.9, 1.15, 0.7, 1.05, 1.4, 0.85, 1, 0.95, 1.25];

/** Splits the total by traffic so that the parts add up exactly (largest remainders). */
function shareOut(places: Place[], total: number): number[] {
  const traffic = places.reduce((sum, place) => sum + place.traffic, 0);
  const exact = places.map((place) => (place.traffic / traffic) * total);
  const counts = exact.map(Math.floor);
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, rest)
    .forEach(({ index }) => {
      counts[index] = (counts[index] ?? 0) + 1;
    });
  return counts;
}
