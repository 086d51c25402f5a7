import type { WorldLocation, WorldReview } from '../world.ts';
import { drawAuthor, type Author, type LanguageCode } from './people/author.ts';
import type { Scene } from './phrases/phrasebook.ts';
import { chance, pickWeighted, randomId, type Random } from './random.ts';
import { drawRating } from './rating.ts';
import { sceneAt } from './scene.ts';
import { writeReview, type Point, type WrittenReview } from './write-review.ts';

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
  /** Texts that somebody has already written; a few attempts are made to say something else. */
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

/** The unhappy seldom leave without a word. */
const TEXT_SHARE: Record<WorldReview['rating'], number> = { 5: 0.73, 4: 0.75, 3: 0.84, 2: 0.88, 1: 0.9 };
