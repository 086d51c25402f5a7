import { withoutAccents } from '../without-accents.ts';
import type { Rating } from './draw-review.ts';
import type { LanguageCode } from './people/author.ts';
import { expand } from './phrases/expand.ts';
import { phrasebooks, type Phrasebook, type Scene, type Topic } from './phrases/phrasebook.ts';
import { between, chance, pick, pickWeighted, type Random } from '../random.ts';

/** What a review says about one topic; the reply refers to it. */
export interface Point {
  topic: Topic;
  liked: boolean;
}

export interface WrittenReview {
  text: string;
  points: Point[];
}

/** A review's text that fits its rating, its author and its place. */
export function writeReview(
  random: Random,
  scene: Scene,
  rating: Rating,
  language: LanguageCode,
): WrittenReview {
  const book = phrasebooks[language];
  const slots = { ...slotsOf(scene), ...book.slots(random, scene) };
  const fill: Fill = (patterns, more = {}) =>
    expand(random, pick(random, patterns), scene, { ...slots, ...more });
  if (chance(random, SHORT_SHARE[rating])) {
    return { text: casual(random, fill(book.shorts(scene, rating)), language, rating), points: [] };
  }
  const points = drawPoints(random, book, scene, rating);
  const sentences = say(random, book, { rating, points, fill, name: scene.barista.nominative });
  if (chance(random, 0.34)) sentences.unshift(fill(book.openers(scene, rating)));
  if (chance(random, sentences.length > 3 ? 0.3 : 0.45)) {
    sentences.push(fill(book.closers[rating]));
  }
  return { text: casual(random, sentences.join(' '), language, rating), points };
}

type Fill = (patterns: readonly string[], slots?: Record<string, string>) => string;

const SHORT_SHARE: Record<Rating, number> = { 5: 0.2, 4: 0.12, 3: 0.08, 2: 0.05, 1: 0.06 };

export const slotsOf = (scene: Scene): Record<string, string> => ({ town: scene.town, street: scene.street });

/** Three stars always have praise and criticism, one star no praise, five stars seldom criticism. */
function drawPoints(random: Random, book: Phrasebook, scene: Scene, rating: Rating): Point[] {
  const liked = LIKED[rating](random);
  const disliked = DISLIKED[rating](random);
  const points: Point[] = [];
  const open = book.topics.filter((topic) => topic.fits?.(scene) ?? true);
  const add = (isLiked: boolean): void => {
    // One star is given for something that made the guest angry.
    const angry = rating === 1 && points.length === 0;
    const free = open.filter(
      (topic) =>
        (!angry || topic.anger !== undefined) &&
        points.every((point) => groupOf(point.topic) !== groupOf(topic)) &&
        hasWords(topic, isLiked, rating),
    );
    if (free.length > 0)
      points.push({ topic: pickWeighted(random, free, (topic) => topic.weight), liked: isLiked });
  };
  for (let count = 0; count < liked; count += 1) add(true);
  for (let count = 0; count < disliked; count += 1) add(false);
  return points;
}

const groupOf = (topic: Topic): string => topic.group ?? topic.id;

const LIKED: Record<Rating, (random: Random) => number> = {
  5: (random) => pick(random, [1, 1, 2, 2, 2, 3, 3, 4]),
  4: (random) => pick(random, [1, 1, 2, 2, 3]),
  3: (random) => pick(random, [1, 1, 1, 2]),
  2: (random) => pick(random, [0, 0, 1]),
  1: () => 0,
};

const DISLIKED: Record<Rating, (random: Random) => number> = {
  5: (random) => (chance(random, 0.04) ? 1 : 0),
  4: (random) => (chance(random, 0.6) ? 1 : 0),
  3: (random) => between(random, 1, 2),
  2: (random) => between(random, 1, 3),
  1: (random) => between(random, 1, 3),
};

function hasWords(topic: Topic, liked: boolean, rating: Rating): boolean {
  if (liked) return topic.praise.length > 0;
  if (rating >= 4) return topic.flaw !== undefined;
  return topic.gripe !== undefined || (rating === 1 && topic.anger !== undefined);
}

interface Speech {
  rating: Rating;
  points: Point[];
  fill: Fill;
  /** A name keeps its capital wherever it stands. */
  name: string;
}

function say(random: Random, book: Phrasebook, { rating, points, fill, name }: Speech): string[] {
  const follow = (words: readonly string[], sentence: string): string => join(fill(words), sentence, name);
  const praise = points
    .filter((point) => point.liked)
    .map(({ topic }) => fill(praiseOf(topic, rating)))
    .map((sentence, index) =>
      index > 0 && book.links.length > 0 && chance(random, 0.2) ? follow(book.links, sentence) : sentence,
    );
  const complaints = points
    .filter((point) => !point.liked)
    .map(({ topic }) => {
      if (rating < 4) return fill(complaintsOf(topic, rating));
      const [flaw = '', flawAccusative = flaw] = fill(topic.flaw ?? []).split('~');
      return fill(book.flawFrames, { flaw, flawAccusative });
    });
  const [praiseFirst] = praise;
  const [complaintFirst] = complaints;
  if (rating >= 4 || praiseFirst === undefined || complaintFirst === undefined)
    return [...praise, ...complaints];
  if (chance(random, 0.3)) return [...complaints, follow(book.concessions, praiseFirst), ...praise.slice(1)];
  return [...praise, follow(book.turns, complaintFirst), ...complaints.slice(1)];
}

const praiseOf = ({ praise, rave = [] }: Topic, rating: Rating): string[] =>
  rating >= 4 ? [...praise, ...rave] : praise;

function complaintsOf(topic: Topic, rating: Rating): string[] {
  const { gripe = [], anger = [] } = topic;
  if (rating === 1 && anger.length > 0) return anger;
  return gripe;
}

/** Openers that end a sentence are left alone; others are joined with the next one. */
function join(words: string, sentence: string, name: string): string {
  if (/[.!?]$/.test(words) || sentence.startsWith(name) || /^I\b/.test(sentence))
    return `${words} ${sentence}`;
  return `${words} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}

/** How people really type: some without diacritics or capitals, some with emoji, a few with a slip. */
function casual(random: Random, text: string, language: LanguageCode, rating: Rating): string {
  let typed = text;
  if (language === 'pl' && chance(random, 0.085)) typed = withoutAccents(typed);
  if (chance(random, 0.07)) typed = lowered(typed, language);
  if (chance(random, 0.1)) typed = typed.replace(/\.$/, '');
  if (chance(random, 0.012)) typed = slip(random, typed);
  if (rating >= 4 && chance(random, 0.1)) typed = `${typed} ${pick(random, GLAD)}`;
  if (rating <= 2 && chance(random, 0.04)) typed = `${typed} ${pick(random, UPSET)}`;
  if (rating === 5 && chance(random, 0.06)) typed = typed.replace(/[.!]$/, '!!');
  return typed;
}

const GLAD = [
  '😊',
  '❤️',
  '☕',
  '😍',
  '🍰',
  '👍',
  '☕❤️',
  '🥰',
  '👌',
  ':)',
  '🙂',
  '😋',
  '💛',
  '🤎',
  '🌿',
  '☕️🍰',
];

const UPSET = ['👎', '😕', '😒', ':(', '🙄'];

/** German keeps its nouns; only the first letter falls. */
const lowered = (text: string, language: LanguageCode): string =>
  language === 'de' ? text.slice(0, 1).toLowerCase() + text.slice(1) : text.toLowerCase();

/** Swaps two neighbouring letters inside a longer word. */
function slip(random: Random, text: string): string {
  const words = text.split(' ');
  const long = words.filter((word) => /^\p{Ll}{6,}$/u.test(word));
  if (long.length === 0) return text;
  const word = pick(random, long);
  const at = 2 + Math.floor(random() * (word.length - 4));
  const slipped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return words.map((each) => (each === word ? slipped : each)).join(' ');
}
