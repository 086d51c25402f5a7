import { DAY, HOUR } from '../warsaw-time.ts';
import type { DrawnReview, Rating } from './draw-review.ts';
import type { Author, LanguageCode } from './people/author.ts';
import { expand } from './phrases/expand.ts';
import { phrasebooks, type Scene } from './phrases/phrasebook.ts';
import { between, chance, pick, type Random } from '../random.ts';
import { type Point, slotsOf } from './write-review.ts';

interface Desk {
  now: number;
  /** How many recent reviews with text stay unanswered. */
  waiting: number;
}

/**
 * Adds the company's replies: to nearly all reviews with text, to few without, and not yet to all of the last weeks.
 */
export function answerReviews(random: Random, drawn: DrawnReview[], { now, waiting }: Desk): void {
  const unanswered = new Set(stillWaiting(random, drawn, now, waiting));
  for (const each of drawn) {
    const { review } = each;
    if (unanswered.has(each)) continue;
    if (!chance(random, review.comment === undefined ? SILENT_SHARE : WRITTEN_SHARE[review.rating])) continue;
    reply(random, each, now);
  }
  editSome(random, drawn, now);
  rejectSome(random, drawn);
}

const RECENT = 42 * DAY;
const SILENT_SHARE = 0.13;

const WRITTEN_SHARE = { 5: 0.978, 4: 0.98, 3: 0.985, 2: 0.99, 1: 0.99 };

/** The newer a review, the likelier it still waits. */
function stillWaiting(random: Random, drawn: DrawnReview[], now: number, waiting: number): DrawnReview[] {
  return drawn
    .filter(({ review }) => review.comment !== undefined && review.createTime > now - RECENT)
    .map((each) => ({ each, rank: random() * 24 * DAY + (now - each.review.createTime) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, waiting)
    .map(({ each }) => each);
}

function reply(random: Random, { review, scene, author, language, points }: DrawnReview, now: number): void {
  const delay = between(random, 2 * HOUR, chance(random, 0.7) ? 2 * DAY : 6 * DAY);
  const comment = writeReply(random, scene, {
    author,
    language,
    points,
    rating: review.rating,
    silent: review.comment === undefined,
  });
  const updateTime = Math.min(review.createTime + delay, now - HOUR);
  review.reply = { comment, updateTime, state: 'APPROVED', writes: 1 };
}

/** Some authors edit their review; a few do so after the reply. */
function editSome(random: Random, drawn: DrawnReview[], now: number): void {
  for (const { review, language } of drawn) {
    if (review.comment === undefined || !chance(random, 0.03)) continue;
    const { reply: answered } = review;
    if (answered === undefined) {
      review.updateTime = Math.min(review.createTime + between(random, HOUR / 6, DAY), now - HOUR / 2);
    } else if (chance(random, 0.1)) {
      review.updateTime = Math.min(answered.updateTime + between(random, HOUR, 9 * DAY), now - HOUR / 2);
      const { better, worse } = phrasebooks[language].edits;
      review.comment += ` ${pick(random, review.rating >= 4 ? better : worse)}`;
    } else {
      review.updateTime = between(random, review.createTime + 1, answered.updateTime - 1);
    }
  }
}

/** Replies that the provider refuses: the same text under many reviews, and a phone number. */
function rejectSome(random: Random, drawn: DrawnReview[]): void {
  const answered = drawn.filter(
    ({ review, language }) =>
      language === 'pl' && review.reply !== undefined && review.updateTime < review.reply.updateTime,
  );
  for (let count = 0; count < Math.ceil(drawn.length / 900); count += 1) {
    const { review } = pick(random, answered);
    const [policyViolation, comment] = REFUSED[count % REFUSED.length] ?? REFUSED[0];
    if (review.reply) review.reply = { ...review.reply, comment, state: 'REJECTED', policyViolation };
  }
}

const REFUSED: [[string, string], ...[string, string][]] = [
  ['REPETITIVE', 'Dziękujemy za opinię i zapraszamy ponownie!'],
  [
    'PERSONAL_INFO',
    'Dzień dobry, prosimy o telefon do kierowniczki lokalu, 600 555 012, chcemy to wyjaśnić.',
  ],
  ['REPETITIVE', 'Dziękujemy za opinię i zapraszamy ponownie!'],
];

interface Answered {
  author: Author;
  language: LanguageCode;
  rating: Rating;
  points: Point[];
  silent: boolean;
}

/** Returns a reply: greeting, thanks, the review's topics, an invitation and a signature. */
function writeReply(random: Random, scene: Scene, review: Answered): string {
  const { author, language, rating, points } = review;
  const book = phrasebooks[language];
  const { replies } = book;
  const slots = { ...slotsOf(scene), ...book.slots(random, scene) };
  const fill = (patterns: readonly string[]): string => expand(random, pick(random, patterns), scene, slots);
  const [team, person] = replies.sign(scene);
  // The barista whom the guest praised does not sign the thanks.
  const named = points.some(({ topic }) => topic.id === 'staff' || topic.group === 'staff');
  const sign = chance(random, 0.72) ? [fill(named ? [team] : [team, person])] : [];
  const greet = fill(replies.greet(author.address));
  if (review.silent) return [greet, fill(replies.silent[rating]), ...sign].join(' ');
  if (rating === 5 && chance(random, 0.25)) return [fill(replies.brief), ...sign].join(' ');
  const complaints = points.filter(
    (point) => !point.liked && (rating >= 4 || (point.topic.sorry?.length ?? 0) > 0),
  );
  const likes = points.filter((point) => point.liked);
  const answers = [
    ...complaints
      .slice(0, rating <= 3 ? 2 : 1)
      .map(({ topic }) => fill(rating >= 4 ? replies.noted : (topic.sorry ?? []))),
    ...likes
      .filter(({ topic }) => topic.thanks.length > 0)
      .slice(0, rating >= 4 ? (complaints.length > 0 ? 1 : 2) : 0)
      .map(({ topic }) => fill(topic.thanks)),
  ];
  const invite = rating <= 2 || chance(random, 0.75) ? [fill(replies.invite[rating])] : [];
  return [greet, fill(replies.thanks[rating]), ...answers, ...invite, ...sign].join(' ');
}
