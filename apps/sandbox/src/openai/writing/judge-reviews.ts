import * as z from 'zod';
import { asWritten } from './guess-language.ts';
import { clausesOf, moodOf } from './topics.ts';

const Asked = z.object({
  categories: z
    .array(z.object({ number: z.number(), name: z.string(), phrases: z.array(z.string()).default([]) }))
    .default([]),
  reviews: z.array(z.object({ number: z.number(), stars: z.number(), text: z.string() })),
});
type Category = z.infer<typeof Asked>['categories'][number];

/**
 * Returns the sentiment of each review in a prompt, and the categories that it mentions; an empty result without
 * reviews.
 */
export function judgeReviews(user: string): object {
  const json = user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1);
  try {
    const { reviews, categories } = Asked.parse(JSON.parse(json));
    return {
      reviews: reviews.map(({ number, text, stars }) => ({
        number,
        sentiment: sentimentOf(clausesOf(text), stars),
        categories: categories.flatMap((category) => {
          const clauses = clausesOf(text).filter((clause) => speaksOf(clause, category));
          return clauses.length === 0
            ? []
            : [{ number: category.number, sentiment: sentimentOf(clauses, stars) }];
        }),
      })),
    };
  } catch {
    return {};
  }
}

/** Compares the beginnings of words, since their endings vary. */
function speaksOf(clause: string, { name, phrases }: Category): boolean {
  const words = clause.split(/[^\p{L}\p{N}]+/u);
  return [name, ...phrases].some((phrase) => {
    const start = asWritten(phrase).slice(0, Math.max(3, phrase.length - 2));
    return words.some((word) => word.startsWith(start));
  });
}

function sentimentOf(clauses: readonly string[], stars: number): string {
  const moods = clauses.map(moodOf);
  const [isWell, isBad] = [moods.some((mood) => mood > 0), moods.some((mood) => mood < 0)];
  if (isWell && isBad) return 'mixed';
  if (isWell || (!isBad && stars > 3)) return 'positive';
  return isBad || stars < 3 ? 'negative' : 'neutral';
}
