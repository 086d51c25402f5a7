import type { Author, LanguageCode } from './people/author.ts';
import { expand } from './phrases/expand.ts';
import { phrasebooks } from './phrases/phrasebooks.ts';
import type { Scene } from './phrases/phrasebook.ts';
import { chance, pick, type Random } from './random.ts';
import type { Rating } from './rating.ts';
import { slotsOf, type Point } from './write-review.ts';

interface Answered {
  author: Author;
  language: LanguageCode;
  rating: Rating;
  points: Point[];
  silent: boolean;
}

/** The café's answer: it greets, thanks, takes up what was said, invites and signs. */
export function writeReply(random: Random, scene: Scene, review: Answered): string {
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
