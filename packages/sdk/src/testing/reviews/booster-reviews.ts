import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { replyRefusal } from '@pinfold/contract/features/opinions/reply';
import type { Schemas } from '../../client/schema.ts';
import type { TestDrafts } from '../ai-drafts.ts';
import { TestProblem, type TestAnswers, type TestRequest } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { analyse, pageOfFigures, phraseFigures, rowsByCategory, rowsOf } from './count-figures.ts';
import { opinionChanges } from './opinion-changes.ts';
import { compareReviews, matchBoosterReview, reviewStats } from './review-search.ts';

type BoosterReview = Schemas['BoosterReview'];

/** Answers to forms, as a team works on them; a mail is sent `publishAfter` milliseconds after its reply. */
export function boosterReviewAnswers(
  data: TestData,
  tell: Tell,
  drafts: TestDrafts,
  publishAfter?: number,
): TestAnswers {
  const rowsOfAll = () => {
    if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
    return data.booster.reviews;
  };
  const { find, patch } = collection(rowsOfAll, 'not_found', (ids) => tell('booster', ids));
  const changes = opinionChanges(data, { rowsOf: rowsOfAll, topic: 'booster', tell });
  const unlessErased =
    <Request extends Pick<TestRequest, 'id'>>(change: (request: Request) => BoosterReview) =>
    (request: Request) => {
      if (find(request.id).is_erased) throw new TestProblem('answer_erased');
      return change(request);
    };
  const requireAnswerable = (id: number) => {
    const review = find(id);
    const refusal = replyRefusal(review);
    if (refusal) throw new TestProblem(refusal);
    return review;
  };

  return {
    ...boosterAnalyticsAnswers(data, rowsOfAll),
    searchBoosterReviews: ({ body, query }) => {
      const found = rowsOfAll()
        .filter((review) => matchBoosterReview(review, body, data))
        .toSorted(compareReviews(body));
      if (query.get('only_ids') === 'true') {
        const ids = found.filter(({ is_erased }) => !is_erased).map(({ id }) => id);
        return { count: ids.length, results: [], ids: ids.slice(0, 10_000) };
      }
      const page = pageOf(found, query, 10);
      return query.get('only_count') === 'true' ? { ...page, results: [] } : page;
    },
    getBoosterReviewStats: () => {
      const counted = reviewStats(rowsOfAll());
      const waiting = reviewStats(rowsOfAll().filter(({ contact }) => contact !== null));
      const { unanswered, negative_unanswered } = waiting;
      return { ...counted, unanswered, negative_unanswered };
    },
    getBoosterReview: ({ id }) => find(id),
    eraseBoosterReview: ({ id }) => patch(id, erasedReview),
    replyToBoosterReview: ({ id, body: { reply_comment: text, is_written_by_ai = false } }) => {
      requireAnswerable(id);
      const sent = patch(id, {
        reply_comment: text.trim(),
        is_written_by_ai,
        reply_status: 'processing',
        reply_problem: null,
        reply_update_time: now(),
        processing_in_progress: true,
      });
      if (publishAfter !== undefined)
        setTimeout(() => {
          patch(id, { reply_status: 'published', processing_in_progress: false });
        }, publishAfter);
      return sent;
    },
    deleteBoosterReply: ({ id }) => {
      if (requireAnswerable(id).reply_status === 'none') throw new TestProblem('reply_missing');
      return patch(id, withoutReply);
    },
    writeAiBoosterReply: ({ id, signal }) => {
      const refusal = aiReplyRefusal(find(id));
      if (refusal) throw new TestProblem(refusal);
      return drafts.write(data.aiReplies, signal);
    },
    createBoosterNote: unlessErased(changes.createNote),
    updateBoosterNote: unlessErased(changes.updateNote),
    deleteBoosterNote: unlessErased(changes.deleteNote),
    tagBoosterReview: unlessErased(changes.tag),
    untagBoosterReview: unlessErased(changes.untag),
    updateBoosterReviewTag: unlessErased(changes.updateTag),
    updateBoosterReviewSentiment: unlessErased(changes.updateSentiment),
    tagBoosterReviews: changes.tagMany,
  };
}

const withoutReply = {
  reply_comment: null,
  reply_update_time: null,
  reply_status: 'none',
  reply_problem: null,
  processing_in_progress: false,
  is_written_by_ai: false,
} satisfies Partial<BoosterReview>;

/** What erasing leaves of an answer, besides score and day. */
export const erasedReview: Partial<BoosterReview> = {
  ...withoutReply,
  comment: null,
  contact: null,
  note: null,
  tags: [],
  sentiment: 'unassigned',
  consent_version: null,
  is_erased: true,
};

/** What the in-memory API returns about figures of answers to forms. */
function boosterAnalyticsAnswers(data: TestData, rowsOfAll: () => BoosterReview[]): TestAnswers {
  const matching = (search: Schemas['BoosterReviewSearch']) =>
    rowsOfAll().filter((review) => matchBoosterReview(review, search, data));
  return {
    analyseBoosterReviews: ({ body, query }) => analyse(matching(body), query, data.company.timezone),
    analyseBoosterReviewsBy: ({ body, query }) => {
      const reviews = matching(body);
      const dimension = query.get('dimension') ?? '';
      if (dimension === 'category')
        return pageOfFigures(
          rowsByCategory(reviews, data),
          query,
          data.company.review_categories_display_limit,
        );
      return pageOfFigures(rowsOf(reviews, rowOf(dimension)), query);
    },
    analyseBoosterPhrases: ({ body, query }) => phraseFigures(matching(body), query),
  };
}

function rowOf(dimension: string) {
  return ({ form, facility, channel }: BoosterReview) => {
    if (dimension === 'form') return { ...form, detail: '' };
    if (dimension === 'location') return { ...facility, detail: '' };
    return { id: null, name: channel, detail: '' };
  };
}
