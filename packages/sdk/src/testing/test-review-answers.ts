import type { Schemas } from '../client/schema.ts';
import { reviewStats } from './match-review.ts';
import { listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import type { TestReviewsApi } from './test-reviews-api.ts';

/** What the in-memory API answers about reviews; `publishLater` hears of replies that are on their way. */
export function reviewAnswers(
  data: TestData,
  reviews: TestReviewsApi,
  publishLater: (ids: readonly number[]) => void,
): TestAnswers {
  const accepted = (review: Schemas['Review']) => {
    publishLater([review.id]);
    return Response.json(review, { status: 202 });
  };
  return {
    searchReviews: ({ body, query }) => Response.json(reviews.search(body as Schemas['ReviewSearch'], query)),
    getReviewStats: () => Response.json(reviewStats(data.reviews)),
    listReviewTags: () => Response.json({ results: data.tags }),
    listBulkReplies: ({ query }) => listAnswer(reviews.progress(), query, 5),
    listBulkReplyProblems: ({ id, query }) => Response.json(reviews.problems(id, query)),
    bulkReply: ({ body }) => {
      const asked = body as Schemas['BulkReply'];
      const ids = 'ids' in asked ? asked.ids : asked.gmb_reviews_ids;
      const result = reviews.bulkReply(ids, 'again' in asked ? ownText : () => asked.reply_comment);
      publishLater(result.accepted_ids);
      return Response.json(result, { status: 202 });
    },
    getReview: ({ id }) => Response.json(reviews.find(id)),
    replyToReview: ({ id, body }) => accepted(reviews.reply(id, (body as Schemas['Reply']).reply_comment)),
    deleteReply: ({ id }) => accepted(reviews.deleteReply(id)),
    createNote: ({ id, body }) => Response.json(reviews.note(id, textOf(body), false), { status: 201 }),
    updateNote: ({ id, body }) => Response.json(reviews.note(id, textOf(body), true)),
    deleteNote: ({ id }) => Response.json(reviews.note(id, null, true)),
  };
}

function ownText({ reply_comment }: Schemas['Review']): string {
  return reply_comment ?? '';
}

function textOf(body: unknown): string {
  return (body as Schemas['NoteText']).text;
}
