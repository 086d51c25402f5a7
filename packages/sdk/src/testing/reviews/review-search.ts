import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { fold } from '@pinfold/contract/fold';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import { tagSearch } from '@pinfold/contract/features/opinions/opinion';
import type { Schemas } from '../../client/schema.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';

type Review = Schemas['Review'];
type AppReview = Schemas['AppReview'];
type BoosterReview = Schemas['BoosterReview'];

/** What the inboxes have in common; answers to forms can be without stars. */
export type Opinion = Pick<BoosterReview, keyof Review & keyof AppReview & keyof BoosterReview>;
type Search = Pick<Schemas['ReviewSearch'], keyof Schemas['ReviewSearch'] & keyof Schemas['AppReviewSearch']>;

/** Whether a review matches all filters of a search. */
export function matchReview(review: Review, search: Schemas['ReviewSearch'], data: TestData): boolean {
  const { comment, comment_translation, reply_comment, author } = review;
  return (
    matchOpinion(
      review,
      [comment, comment_translation, reply_comment, author.name],
      search,
      data.company.timezone,
    ) &&
    isFlag(search.comment, review.comment !== null) &&
    isFlag(search.has_media, review.media.length > 0) &&
    isFlag(search.is_accurate, review.is_accurate) &&
    isOneOf(search.gmb_address_ids, review.location.id) &&
    isOneOf(search.cities, review.location.city) &&
    (!search.groups?.length || search.groups.some((id) => membersOf(data, id).has(review.location.id)))
  );
}

/** Whether a review of an app matches all filters of a search. */
export function matchAppReview(
  review: AppReview,
  search: Schemas['AppReviewSearch'],
  data: TestData,
): boolean {
  const { title, comment, reply_comment, author } = review;
  return (
    matchOpinion(review, [title, comment, reply_comment, author.name], search, data.company.timezone) &&
    isOneOf(search.apps, review.app.id) &&
    isOneOf(search.stores, review.store) &&
    isOneOf(search.territories, review.territory) &&
    isOneOf(search.app_versions, review.app_version)
  );
}

/** Whether an answer to a form matches all filters of a search. */
export function matchBoosterReview(
  review: BoosterReview,
  { reply, ...search }: Schemas['BoosterReviewSearch'],
  { company }: TestData,
): boolean {
  return (
    matchOpinion(review, [review.comment], search, company.timezone) &&
    isFlag(reply, isAnswered(review)) &&
    (reply !== false || review.contact !== null) &&
    isFlag(search.has_contact, review.contact !== null) &&
    isFlag(search.is_verified, review.is_verified) &&
    isOneOf(search.forms, review.form.id) &&
    isOneOf(search.facilities, review.facility.id) &&
    isOneOf(search.channels, review.channel)
  );
}

function matchOpinion(
  review: Opinion,
  texts: readonly (string | null)[],
  search: Search,
  timezone: string,
): boolean {
  return (
    matchesWords(texts, search.q) &&
    isFlag(search.reply, isAnswered(review)) &&
    isOneOf(search.reply_status, review.reply_status) &&
    isOneOf(search.rating, review.rating) &&
    isFlag(search.has_note, review.note !== null) &&
    isFlag(search.deleted, review.deleted) &&
    isFlag(search.is_written_by_ai, review.is_written_by_ai) &&
    isFlag(search.is_processing, review.processing_in_progress) &&
    (!search.only_created || !review.is_edited) &&
    (!search.only_updated || review.is_edited) &&
    isFlag(search.has_tags, review.tags.length > 0) &&
    isOneOf(search.sentiment, review.sentiment) &&
    matchesTags(review, search) &&
    matchesDates(review, search, timezone)
  );
}

/** Order of the list; the newest first among equals. */
export function compareReviews(search: Search): (a: Opinion, b: Opinion) => number {
  const order = search.order_by ?? '-created_at';
  const sign = order.startsWith('-') ? -1 : 1;
  return (a: Opinion, b: Opinion) => {
    const byRating = order.endsWith('rating') ? sign * ((a.rating ?? 0) - (b.rating ?? 0)) : 0;
    const dateSign = order.endsWith('rating') ? -1 : sign;
    return byRating || dateSign * (dateOf(a, search) < dateOf(b, search) ? -1 : 1);
  };
}

/** Counts of the inbox's views. */
export function reviewStats(reviews: readonly Opinion[]): Schemas['ReviewStats'] {
  const there = reviews.filter((review) => !review.deleted);
  const unanswered = there.filter((review) => !isAnswered(review));
  const problems = ['rejected', 'failed', 'outdated'];
  const stars = there.flatMap(({ rating }) => rating ?? []);
  return {
    count: there.length,
    unanswered: unanswered.length,
    negative_unanswered: unanswered.filter(({ rating }) => rating !== null && rating <= 3).length,
    problems: there.filter((review) => problems.includes(review.reply_status)).length,
    processing: there.filter((review) => review.processing_in_progress).length,
    with_note: there.filter((review) => review.note !== null).length,
    average_rating: stars.length > 0 ? stars.reduce((sum, given) => sum + given, 0) / stars.length : null,
  };
}

function matchesWords(texts: readonly (string | null)[], q: string | null | undefined): boolean {
  if (!q) return true;
  const text = fold(texts.join(' '));
  return fold(q)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function isFlag(wanted: boolean | null | undefined, actual: boolean): boolean {
  return wanted === undefined || wanted === null || wanted === actual;
}

function isOneOf<Value>(wanted: readonly Value[] | null | undefined, actual: Value): boolean {
  return !wanted || wanted.length === 0 || wanted.includes(actual);
}

function matchesTags(review: Opinion, { tags, tags_handling, tags_sentiment }: Search): boolean {
  if (!tags || tags.length === 0) return true;
  const held = (id: number) =>
    review.tags.some((tag) => tag.id === id && isOneOf(tags_sentiment, tag.sentiment));
  if (tags_handling === tagSearch.none) return !tags.some(held);
  return tags_handling === tagSearch.all ? tags.every(held) : tags.some(held);
}

function matchesDates(review: Opinion, search: Search, timeZone: string): boolean {
  if (!search.date_from && !search.date_to) return true;
  const day = localTime(new Date(dateOf(review, search)), timeZone).date;
  return (!search.date_from || day >= search.date_from) && (!search.date_to || day <= search.date_to);
}

function dateOf(review: Opinion, { date_type }: Search): string {
  return date_type === 'edited' ? review.updated_at : review.created_at;
}
