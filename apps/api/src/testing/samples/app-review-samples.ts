import {
  appReviewGaps,
  appReviewReads,
  appReviews,
  taggedAppReviews,
} from '../../features/app-reviews/app-reviews.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { MobileAppRows } from './mobile-app-samples.ts';
import { planted } from './planted.ts';
import type { ReviewCategoryRows } from './review-category-samples.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of reviews of an app for sample requests. */
export interface AppReviewRows {
  /** Without a reply. */
  appReviewId: number;
  /** With a reply that customers see, and in a category. */
  answeredAppReviewId: number;
}

/** Two reviews of the App Store, of which one is answered, and a gap before them. */
export async function makeAppReviewRows(
  { services }: TestApi,
  { companyId, userId }: SampleMember,
  { mobileAppId, reviewCategoryId }: Pick<MobileAppRows, 'mobileAppId'> & ReviewCategoryRows,
): Promise<AppReviewRows> {
  const { queries } = services.database;
  const at = services.now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);
  const review = {
    companyId,
    appId: mobileAppId,
    store: 'app_store' as const,
    rating: 2,
    title: `Karta ${planted}`,
    comment: `Nie działa ${planted}`,
    authorName: planted,
    territory: 'POL',
    language: 'pl-PL',
    appVersion: '4.2.1',
    createdAt: daysAgo(2),
    updatedAt: daysAgo(1),
    isStudied: true,
    noteText: planted,
    noteAuthorId: userId,
    noteUpdatedAt: at,
  };
  const [first, second] = await queries
    .insert(appReviews)
    .values([
      { ...review, externalId: 'r1' },
      {
        ...review,
        externalId: 'r2',
        replyComment: `Przepraszamy ${planted}`,
        replyStatus: 'published',
        replyUpdatedAt: at,
        hasTags: true,
      },
    ])
    .returning({ id: appReviews.id });
  await queries.insert(taggedAppReviews).values({
    companyId,
    reviewId: second?.id ?? 0,
    tagId: reviewCategoryId,
    sentiment: 'negative',
  });
  const app = { companyId, appId: mobileAppId };
  await queries.insert(appReviewReads).values({ ...app, readAt: at });
  await queries.insert(appReviewGaps).values({ ...app, from: daysAgo(20), to: daysAgo(9) });
  return { appReviewId: first?.id ?? 0, answeredAppReviewId: second?.id ?? 0 };
}

export function appReviewSamples({
  appReviewId,
  answeredAppReviewId,
  reviewCategoryId,
}: AppReviewRows & ReviewCategoryRows): Record<string, RawRequest> {
  const review = { params: { id: appReviewId } };
  const tag = { params: { id: answeredAppReviewId, tag_id: reviewCategoryId } };
  return {
    searchAppReviews: { body: {} },
    getAppReviewStats: {},
    getAppReviewChoices: {},
    exportAppReviews: { body: { filters: { reply: false } } },
    getAppReview: review,
    replyToAppReview: { ...review, body: { reply_comment: 'Przepraszamy!' } },
    deleteAppReply: { params: { id: answeredAppReviewId } },
    createAppNote: { ...review, body: { text: 'Zadzwonić' } },
    updateAppNote: { ...review, body: { text: 'Zadzwonić jutro' } },
    deleteAppNote: review,
    tagAppReview: { ...review, body: { tag: reviewCategoryId } },
    untagAppReview: tag,
    updateAppReviewTag: { ...tag, body: { sentiment: 'negative' } },
    updateAppReviewSentiment: { ...review, body: { sentiment: 'mixed' } },
    tagAppReviews: { body: { ids: [appReviewId], add: [reviewCategoryId] } },
    analyseAppReviews: { query: { unit: 'month' }, body: {} },
    analyseAppReviewsBy: { query: { dimension: 'app' }, body: {} },
    analyseAppPhrases: { query: { category: reviewCategoryId }, body: {} },
  };
}
