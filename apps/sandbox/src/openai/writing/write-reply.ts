import { seededRandom, seedOf } from '../../world/random.ts';
import { asWritten, guessLanguage, type WrittenLanguage } from './guess-language.ts';
import { noticeTopics } from './topics.ts';
import { englishPhrases } from './phrases/english.ts';
import { germanPhrases } from './phrases/german.ts';
import { polishPhrases } from './phrases/polish.ts';
import type { Mood, ReplyPhrases } from './phrases/reply-phrases.ts';
import { spanishPhrases } from './phrases/spanish.ts';
import type { Length, ToldReview, Wishes } from './read-prompt.ts';

const phrasesIn: Record<WrittenLanguage, ReplyPhrases> = {
  pl: polishPhrases,
  en: englishPhrases,
  es: spanishPhrases,
  de: germanPhrases,
};

/** The number of the review's topics that a reply mentions. */
const topicsIn: Record<Length, number> = { short: 1, medium: 2, long: 4 };

/**
 * Returns a reply to a review: the same for the same seed, review and instructions. Mentions only topics of the review.
 */
export function writeReply(review: ToldReview, wishes: Wishes, seed: number): string {
  const phrases = phrasesIn[wishes.language ?? guessLanguage(review.text)];
  const { tone, length, wish } = wishes;
  const random = seededRandom(seedOf(seed, review.text, review.stars, tone, length, wish));
  const choose = (choices: readonly string[] = []): string[] => {
    const allowed = choices.filter((choice) => isAllowed(choice, wishes.forbidden));
    return allowed.slice(Math.floor(random() * allowed.length)).slice(0, 1);
  };
  const mood = moodOf(review.stars);
  const noticed = noticeTopics(review).slice(0, topicsIn[length]);
  const sentences = [
    ...choose(phrases.open[mood][tone]),
    ...noticed.flatMap(({ topic, isPraised }) =>
      choose(isPraised ? phrases.praised[topic] : phrases.blamed[topic]),
    ),
    ...(length === 'long' ? choose(phrases.more[mood]) : []),
    ...(/przepr|apolog|sorry|disculp/.test(wish) ? choose(phrases.apology) : []),
    ...(/zapro|invit|zaprasz/.test(wish) ? choose(phrases.invitation) : []),
    ...(length === 'short' && noticed.length > 0 ? [] : choose(phrases.close[mood][tone])),
  ];
  const [greeting = ''] = choose([phrases.greet(review.customer, tone)]);
  const body = begun(greeting, sentences.join(' '));
  return wishes.signature === '' ? body : `${body}\n\n${wishes.signature}`;
}

/** After a comma the first sentence goes on; anywhere else it begins. */
function begun(greeting: string, body: string): string {
  const [first = ''] = body;
  if (greeting.endsWith(',')) return `${greeting} ${body}`;
  return `${greeting} ${first.toUpperCase()}${body.slice(first.length)}`.trim();
}

function moodOf(stars: number): Mood {
  if (stars >= 4) return 'glad';
  return stars === 3 ? 'torn' : 'sorry';
}

function isAllowed(sentence: string, forbidden: readonly string[]): boolean {
  const words = asWritten(sentence).split(/[^\p{L}\p{N}]+/u);
  return !forbidden.some((start) => words.some((word) => word.startsWith(start)));
}
