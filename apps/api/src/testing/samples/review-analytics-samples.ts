import type { RawRequest } from '../clients/request.ts';
import type { LocationRows } from './location-samples.ts';

export function reviewAnalyticsSamples({ tagId }: LocationRows): Record<string, RawRequest> {
  const body = { date_from: '2025-06-01', rating: [1, 2, 3, 4, 5] };
  return {
    analyseReviews: { query: { unit: 'month' }, body },
    analyseReviewsBy: { query: { dimension: 'location' }, body },
    analysePhrases: { query: { category: tagId }, body: {} },
  };
}
