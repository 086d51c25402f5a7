import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of review categories for sample requests. */
export interface ReviewCategoryRows {
  /** A category of the first review. */
  reviewCategoryId: number;
}

export async function makeReviewCategoryRows(
  { make }: TestApi,
  { companyId }: SampleMember,
  reviewId: number,
): Promise<ReviewCategoryRows> {
  const reviewCategoryId = await make.tag(companyId, 'ceny');
  await make.tagReview(companyId, reviewId, reviewCategoryId);
  return { reviewCategoryId };
}

export function reviewCategorySamples({
  reviewCategoryId,
  reviewId,
}: ReviewCategoryRows & { reviewId: number }): Record<string, RawRequest> {
  const category = { params: { id: reviewCategoryId } };
  const review = { params: { id: reviewId } };
  const tag = { params: { id: reviewId, tag_id: reviewCategoryId } };
  return {
    listReviewCategories: {},
    createReviewCategory: { body: { name: 'obsługa', phrases: ['kelner'], is_automatic: true } },
    updateReviewCategory: { ...category, body: { name: 'ceny i promocje' } },
    deleteReviewCategory: category,
    tryPhrases: { body: { phrases: ['kawa'] } },
    startCategorisation: {},
    tagReview: { ...review, body: { tag: reviewCategoryId } },
    untagReview: tag,
    updateReviewTag: { ...tag, body: { sentiment: 'negative' } },
    updateReviewSentiment: { ...review, body: { sentiment: 'mixed' } },
    tagReviews: { body: { ids: [reviewId], add: [reviewCategoryId] } },
  };
}
