import { canReply, isRetractable, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { opinionChanges } from './opinion-changes.ts';
import { compareReviews, matchAppReview, reviewStats } from './review-search.ts';
import { checkReply } from './reviews.ts';

type AppReview = Schemas['AppReview'];

/** Reviews of apps; they need the flag `app_reviews`. */
export interface TestAppReviews {
  reviews: AppReview[];
  /** Times of which reviews may be missing. */
  gaps: Schemas['AppReviewStats']['gaps'];
}

/** Returns a review of each store that waits, and an answered one of the App Store. */
export function testAppReviews(apps: readonly Schemas['MobileApp'][]): TestAppReviews {
  const inStore = (store: Schemas['MobileApp']['store']) => {
    const { id, name } = apps.find((app) => app.store === store) ?? { id: 1, name: 'Lipa' };
    return { app: { id, name, store, removed_at: null }, store };
  };
  return {
    reviews: [
      {
        ...plainReview,
        ...inStore('google_play'),
        id: 1,
        rating: 2,
        title: null,
        comment: 'Po aktualizacji nie widzę kart.',
        language: 'pl',
        app_version: '4.2.1',
        sentiment: 'negative',
      },
      {
        ...plainReview,
        ...inStore('app_store'),
        id: 2,
        rating: 4,
        title: 'Wygodna',
        comment: 'Zamawiam kawę w drodze.',
        territory: 'POL',
        sentiment: 'positive',
      },
      {
        ...plainReview,
        ...inStore('app_store'),
        id: 3,
        rating: 1,
        title: 'Nie działa',
        comment: 'Nie mogę się zalogować.',
        territory: 'DEU',
        sentiment: 'negative',
        reply_comment: 'Przepraszamy, już naprawione.',
        reply_status: 'published',
        reply_update_time: at,
      },
    ],
    gaps: [],
  };
}

const at = '2026-11-20T10:00:00.000Z';

const plainReview: Omit<AppReview, 'id' | 'app' | 'store' | 'rating' | 'title' | 'comment' | 'sentiment'> = {
  author: { name: 'Anna' },
  territory: null,
  language: null,
  app_version: null,
  created_at: at,
  updated_at: at,
  is_edited: false,
  deleted: false,
  reply_comment: null,
  reply_update_time: null,
  reply_status: 'none',
  reply_problem: null,
  processing_in_progress: false,
  is_written_by_ai: false,
  tags: [],
  note: null,
};

/** Handlers for reviews of apps; a reply is published `publishAfter` milliseconds later. */
export function appReviewAnswers(data: TestData, tell: Tell, publishAfter?: number): TestAnswers {
  const reviewsOf = () => {
    if (!data.company.feature_flags.includes('app_reviews')) throw new TestProblem('feature_disabled');
    return data.appReviews.reviews;
  };
  const { find, patch } = collection(reviewsOf);
  const changes = opinionChanges(data, { rowsOf: reviewsOf, topic: 'app_reviews', tell });
  const send = (id: number, reply_comment: string | null): AppReview => {
    const sent = patch(id, {
      reply_comment,
      reply_status: 'processing',
      reply_problem: null,
      reply_update_time: now(),
      processing_in_progress: true,
    });
    tell('app_reviews', [id]);
    if (publishAfter !== undefined)
      setTimeout(() => {
        patch(id, {
          reply_status: reply_comment === null ? 'none' : 'published',
          processing_in_progress: false,
        });
        tell('app_reviews', [id]);
      }, publishAfter);
    return sent;
  };
  const countsOf = (reviews: readonly AppReview[]) => {
    const { count, unanswered, average_rating } = reviewStats(reviews);
    return { count, unanswered, average_rating };
  };

  return {
    searchAppReviews: ({ body, query }) => {
      const search =
        query.get('only_ids') === 'true' ? { ...body, reply: false, is_processing: false } : body;
      const found = reviewsOf()
        .filter((review) => matchAppReview(review, search, data))
        .toSorted(compareReviews(search));
      if (query.get('only_ids') === 'true') {
        const ids = found.filter(canReply).map(({ id }) => id);
        return { count: ids.length, results: [], ids: ids.slice(0, 10_000) };
      }
      const page = pageOf(found, query, 10);
      return query.get('only_count') === 'true' ? { ...page, results: [] } : page;
    },
    getAppReviewStats: () => {
      const reviews = reviewsOf();
      const { gaps } = data.appReviews;
      const apps = data.mobileApps.apps.filter(
        ({ id, removed_at }) => removed_at === null || reviews.some((review) => review.app.id === id),
      );
      return {
        ...reviewStats(reviews),
        stores: [...new Set(apps.map(({ store }) => store))].map((store) => ({
          store,
          ...countsOf(reviews.filter((review) => review.store === store)),
        })),
        apps: apps.map(({ id, name, store, removed_at }) => ({
          id,
          name,
          store,
          removed_at,
          ...countsOf(reviews.filter((review) => review.app.id === id)),
          read_at: at,
        })),
        gaps,
      };
    },
    getAppReviewChoices: () => ({
      territories: valuesOf(reviewsOf().map(({ territory }) => territory)),
      app_versions: valuesOf(reviewsOf().map(({ app_version }) => app_version)).toReversed(),
    }),
    getAppReview: ({ id }) => find(id),
    createAppNote: changes.createNote,
    updateAppNote: changes.updateNote,
    deleteAppNote: changes.deleteNote,
    tagAppReview: changes.tag,
    untagAppReview: changes.untag,
    updateAppReviewTag: changes.updateTag,
    updateAppReviewSentiment: changes.updateSentiment,
    tagAppReviews: changes.tagMany,
    replyToAppReview: ({ id, body: { reply_comment: text } }) => {
      const review = find(id);
      checkReply(review);
      const problem = replyTextProblem(text, review.store);
      if (problem) throw new TestProblem(problem === 'too_long' ? 'app_reply_too_long' : 'invalid_request');
      return send(id, text.trim());
    },
    deleteAppReply: ({ id }) => {
      const review = find(id);
      checkReply(review);
      if (review.reply_status === 'none') throw new TestProblem('reply_missing');
      if (isRetractable(review.store)) return send(id, null);
      // What never reached the store is dismissed.
      if (!['rejected', 'failed'].includes(review.reply_status))
        throw new TestProblem('reply_not_retractable');
      const none = {
        reply_comment: null,
        reply_status: 'none',
        reply_problem: null,
        reply_update_time: null,
      } as const;
      return patch(id, none);
    },
  };
}

function valuesOf(values: readonly (string | null)[]): string[] {
  const known = values.filter((value) => value !== null);
  return [...new Set(known)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
