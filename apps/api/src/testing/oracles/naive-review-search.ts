import type { ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { fold } from '@pinfold/contract/fold';

/** A review as a test knows it, with nothing derived. */
export interface PlainReview {
  id: number;
  locationId: number;
  city: string;
  groupIds: number[];
  tagIds: number[];
  /** The sentiment in each of its categories. */
  tagSentiment: Sentiment;
  sentiment: Sentiment;
  rating: number;
  comment: string | null;
  authorName: string;
  createdAt: Date;
  updatedAt: Date;
  deleted: boolean;
  replyComment: string | null;
  replyStatus: ReplyStatus;
  isWrittenByAi: boolean;
  isAccurate: boolean;
  hasNote: boolean;
  hasMedia: boolean;
}

/** What a search must find, in order: the filters as sentences, without SQL and without the product's own rules. */
export function naiveSearch(
  reviews: readonly PlainReview[],
  search: ReviewSearch,
  timeZone: string,
): PlainReview[] {
  const date = (review: PlainReview) => (search.date_type === 'edited' ? review.updatedAt : review.createdAt);
  const day = (review: PlainReview) => localDay(date(review), timeZone);
  return reviews
    .filter(
      (review) =>
        words(search.q).every((word) => fold(textOf(review)).includes(fold(word))) &&
        same(search.reply, ['processing', 'published', 'outdated'].includes(review.replyStatus)) &&
        among(search.reply_status, review.replyStatus) &&
        among(search.rating, review.rating) &&
        same(search.comment, review.comment !== null) &&
        same(search.has_note, review.hasNote) &&
        same(search.has_media, review.hasMedia) &&
        same(search.deleted, review.deleted) &&
        same(search.is_accurate, review.isAccurate) &&
        same(search.is_written_by_ai, review.isWrittenByAi) &&
        same(search.is_processing, review.replyStatus === 'processing') &&
        (!search.only_created || review.updatedAt.getTime() === review.createdAt.getTime()) &&
        (!search.only_updated || review.updatedAt.getTime() > review.createdAt.getTime()) &&
        same(search.has_tags, review.tagIds.length > 0) &&
        among(search.sentiment, review.sentiment) &&
        tagsMatch(search, among(search.tags_sentiment, review.tagSentiment) ? review.tagIds : []) &&
        among(search.gmb_address_ids, review.locationId) &&
        among(search.cities, review.city) &&
        (!search.groups?.length || search.groups.some((id) => review.groupIds.includes(id))) &&
        (!search.date_from || day(review) >= search.date_from) &&
        (!search.date_to || day(review) <= search.date_to),
    )
    .toSorted(orderOf(search, date));
}

function orderOf(search: ReviewSearch, date: (review: PlainReview) => Date) {
  const newest = (a: PlainReview, b: PlainReview) => date(b).getTime() - date(a).getTime() || b.id - a.id;
  switch (search.order_by) {
    case 'created_at':
      return (a: PlainReview, b: PlainReview) => newest(b, a);
    case 'rating':
      return (a: PlainReview, b: PlainReview) => a.rating - b.rating || newest(a, b);
    case '-rating':
      return (a: PlainReview, b: PlainReview) => b.rating - a.rating || newest(a, b);
    default:
      return newest;
  }
}

function tagsMatch({ tags, tags_handling }: ReviewSearch, held: readonly number[]): boolean {
  if (!tags?.length) return true;
  if (tags_handling === 0) return !tags.some((tag) => held.includes(tag));
  if (tags_handling === 2) return tags.every((tag) => held.includes(tag));
  return tags.some((tag) => held.includes(tag));
}

function same(wanted: boolean | null | undefined, actual: boolean): boolean {
  return wanted === null || wanted === undefined || wanted === actual;
}

function among<Value>(wanted: readonly Value[] | null | undefined, actual: Value): boolean {
  return !wanted?.length || wanted.includes(actual);
}

function textOf({ comment, authorName, replyComment }: PlainReview): string {
  return `${comment ?? ''} ${authorName} ${replyComment ?? ''}`;
}

function words(q: string | null | undefined): string[] {
  return (q ?? '').split(/\s+/).filter(Boolean);
}

function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
