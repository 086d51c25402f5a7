import { compilePhrases, type FoundPhrase } from '@pinfold/contract/features/reviews/categories/phrases';
import { wordsOf } from '@pinfold/contract/features/reviews/categories/words-of';
import { readSentiment, type ReadSentiment } from '../sentiment/read-sentiment.ts';
import { sentimentAround } from '../sentiment/sentiment-around.ts';
import type { ClassifiedReview, ClassifiedTag } from './judged-review.ts';
import type { ReviewToClassify } from './reviews-to-study.ts';
import type { ClassificationRules } from './study-rules.ts';

/** Judges by phrases and the lexicon. Compiles the phrases once for all reviews. */
export function classifyByRule({
  categories,
  hasSentiment,
}: ClassificationRules): (
  review: Pick<ReviewToClassify, 'id' | 'updatedAt' | 'comment' | 'rating'>,
) => ClassifiedReview {
  const find = compilePhrases(categories.map(({ id, phrases }) => ({ key: id, phrases })));
  return ({ id, updatedAt, comment, rating }) => {
    const judged = { id, updatedAt, source: 'rule' as const };
    if (comment === null) return { ...judged, sentiment: 'unassigned', tags: [] };
    const words = wordsOf(comment);
    const read = hasSentiment ? readSentiment(comment, rating, words) : undefined;
    return {
      ...judged,
      sentiment: read?.sentiment ?? 'unassigned',
      tags: tagsOf(find(comment, words), read),
    };
  };
}

/** One tag a category, by the phrase that stands first; its sentiment is of all places that speak of it. */
function tagsOf(found: readonly FoundPhrase<number>[], read: ReadSentiment | undefined): ClassifiedTag[] {
  const byCategory = Map.groupBy(found, ({ key }) => key);
  return [...byCategory].map(([tagId, places]) => ({
    tagId,
    phrase: places[0]?.phrase ?? null,
    sentiment: read ? sentimentAround(read, places) : 'unassigned',
  }));
}
