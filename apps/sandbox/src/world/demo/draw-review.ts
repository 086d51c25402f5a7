import { warsawTime } from '../warsaw-time.ts';
import type { WorldLocation, WorldReview } from '../world.ts';
import { type Author, drawAuthor, type LanguageCode } from './people/author.ts';
import { baristaOf } from './people/baristas.ts';
import type { Brand, Scene, Voice } from './phrases/phrasebook.ts';
import { chance, pickWeighted, type Random, randomId } from '../random.ts';
import { type Point, writeReview, type WrittenReview } from './write-review.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** A review with what its author had in mind, so that a reply can take it up. */
export interface DrawnReview {
  review: WorldReview;
  author: Author;
  language: LanguageCode;
  points: Point[];
  scene: Scene;
}

interface Draw {
  location: WorldLocation;
  time: number;
  mood?: number;
  /** Whether a text was used already; a few attempts are made to write another one. */
  isTold?: (text: string) => boolean;
}

export function drawReview(
  random: Random,
  { location, time, mood = 1, isTold = () => false }: Draw,
): DrawnReview {
  const language = pickWeighted(random, LANGUAGES, ([, weight]) => weight)[0];
  const author = drawAuthor(random, language);
  const rating = drawRating(random, mood);
  const scene = sceneAt(random, location, author.voice, time);
  let written: WrittenReview | undefined;
  if (chance(random, TEXT_SHARE[rating])) {
    written = writeReview(random, scene, rating, language);
    for (let attempt = 0; attempt < ATTEMPTS && isTold(written.text); attempt += 1) {
      written = writeReview(random, scene, rating, language);
    }
  }
  const review: WorldReview = {
    id: randomId(random, 'AbFvOq', 42),
    author: author.name,
    anonymous: author.anonymous,
    rating,
    ...(written && { comment: written.text }),
    createTime: time,
    updateTime: time,
  };
  return { review, author, language, points: written?.points ?? [], scene };
}

const ATTEMPTS = 25;

const LANGUAGES: [LanguageCode, number][] = [
  ['pl', 78],
  ['en', 16],
  ['de', 6],
];

/** The share of reviews with text, by stars. */
const TEXT_SHARE: Record<Rating, number> = { 5: 0.73, 4: 0.75, 3: 0.84, 2: 0.88, 1: 0.9 };

interface Arrival {
  random: Random;
  location: WorldLocation;
  now: number;
}

/** The review that the next guest of this location writes; its text differs from the latest ones there. */
export function nextCustomerReview({ random, location, now }: Arrival): WorldReview {
  const recent = new Set(
    location.reviews
      .slice(-RECENT)
      .concat(location.reviews.slice(0, RECENT))
      .map((each) => each.comment),
  );
  return drawReview(random, { location, time: now, isTold: (text) => recent.has(text) }).review;
}

/** Whichever end of the list is the newer one. */
const RECENT = 40;

function sceneAt(random: Random, location: WorldLocation, voice: Voice, time: number): Scene {
  return {
    brand: brandOf(location),
    labels: location.labels,
    town: location.address.locality,
    street: location.address.addressLines[0] ?? '',
    time: warsawTime(time),
    voice,
    barista: baristaOf(location.id, random),
  };
}

/** The chain, by a location's category, so that any world can get reviews. */
function brandOf(location: WorldLocation): Brand {
  if (location.categoryId.endsWith('bakery')) return 'ziarno';
  if (location.categoryId.endsWith('coffee_roasters')) return 'sowa';
  return 'lipa';
}

/** The mix of a chain that people like: about 4.55 on average. */
const SHARES: [Rating, number][] = [
  [5, 735],
  [4, 150],
  [3, 57],
  [2, 27],
  [1, 31],
];

/** The mood shifts the share of unhappy guests; 1 is the chain's average. */
function drawRating(random: Random, mood: number): Rating {
  return pickWeighted(random, SHARES, ([rating, share]) => (rating === 5 ? share : share * mood))[0];
}
