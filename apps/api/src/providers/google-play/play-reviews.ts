import * as z from 'zod';
import type { StoreReply, StoreReview, StoreReviewPage } from '../store-review.ts';

/** A moment as protocol buffers have it. */
const Moment = z.object({ seconds: z.coerce.number(), nanos: z.number().default(0) });

const UserComment = z.object({
  text: z.string().default(''),
  lastModified: Moment,
  starRating: z.int().min(1).max(5),
  reviewerLanguage: z.string().optional(),
  appVersionName: z.string().optional(),
});

const DeveloperComment = z.object({ text: z.string(), lastModified: Moment });

export const PlayReview = z.object({
  reviewId: z.string(),
  authorName: z.string().default(''),
  comments: z.array(
    z.object({ userComment: UserComment.optional(), developerComment: DeveloperComment.optional() }),
  ),
});

/** https://developers.google.com/android-publisher/api-ref/rest/v3/reviews/list */
export const PlayReviewList = z.object({
  /** Each a `PlayReview`, if it is as expected. */
  reviews: z.array(z.unknown()).default([]),
  tokenPagination: z.object({ nextPageToken: z.string().optional() }).optional(),
});

/** As many as a page can have. */
export const playPageSize = 100;

export const PlayReplyResult = z.object({
  result: z.object({ replyText: z.string(), lastEdited: Moment }),
});

export function playPageOf({ reviews, tokenPagination }: z.infer<typeof PlayReviewList>): StoreReviewPage {
  const parsed = reviews.map((review) => PlayReview.safeParse(review));
  return {
    isFull: reviews.length >= playPageSize,
    odd: reviews.filter((_review, index) => !parsed[index]?.success).map(idOf),
    reviews: parsed.flatMap(({ data }) => (data && playReviewOf(data)) ?? []),
    next: tokenPagination?.nextPageToken || undefined,
  };
}

function idOf(review: unknown): string {
  return z.object({ reviewId: z.string() }).safeParse(review).data?.reviewId ?? 'without an id';
}

/** Undefined for one without the customer's part. */
export function playReviewOf({
  reviewId,
  authorName,
  comments,
}: z.infer<typeof PlayReview>): StoreReview | undefined {
  const said = comments.find(({ userComment }) => userComment)?.userComment;
  if (!said) return undefined;
  const answered = comments.findLast(({ developerComment }) => developerComment)?.developerComment;
  const { title, comment } = textsOf(said.text);
  return {
    externalId: reviewId,
    rating: said.starRating,
    title,
    comment,
    authorName,
    // Google Play tells the language of a review and no country.
    territory: null,
    language: said.reviewerLanguage?.replaceAll('_', '-') ?? null,
    appVersion: said.appVersionName ?? null,
    updatedAt: isoOfMoment(said.lastModified),
    reply: answered && {
      text: answered.text,
      updatedAt: isoOfMoment(answered.lastModified),
      isPublished: true,
    },
  };
}

export function playReplyOf({ result }: z.infer<typeof PlayReplyResult>): StoreReply {
  return { text: result.replyText, updatedAt: isoOfMoment(result.lastEdited), isPublished: true };
}

/** Where reviews have a title, a tab parts it from the rest. */
function textsOf(text: string): Pick<StoreReview, 'title' | 'comment'> {
  const [before = '', ...after] = text.split('\t');
  const [title, comment] = after.length === 0 ? ['', before] : [before, after.join('\t')];
  return { title: title.trim() || null, comment: comment.trim() || null };
}

function isoOfMoment({ seconds, nanos }: z.infer<typeof Moment>): string {
  return new Date(seconds * 1000 + Math.floor(nanos / 1e6)).toISOString();
}
