import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';

/** Each filter and each order of the inbox, as people use them. */
export const searchCases: Record<string, ReviewSearch> = {
  'no filter': {},
  'waiting for an answer': { reply: false, deleted: false },
  answered: { reply: true },
  'one star': { rating: [1] },
  'one to three stars, waiting': { rating: [1, 2, 3], reply: false, deleted: false },
  'with text': { comment: true },
  'with a note': { has_note: true },
  deleted: { deleted: true },
  'most relevant': { is_accurate: true },
  'written with AI': { is_written_by_ai: true },
  edited: { only_updated: true },
  'problems only': { reply_status: ['rejected', 'failed'] },
  'a common word': { q: 'szarlotka' },
  'a rare name': { q: 'Łucja Q' },
  'one category': { tags: [1] },
  'all of two categories': { tags: [1, 2], tags_handling: 2 },
  'one location': { gmb_address_ids: [77] },
  'one town': { cities: ['Kraków'] },
  'one group': { groups: [1] },
  'last month': { date_from: daysAgo(30) },
  'oldest first': { order_by: 'created_at' },
  'worst first': { order_by: 'rating' },
  'best first': { order_by: '-rating' },
  'last changed first': { date_type: 'edited' },
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
