import {
  appBulkReplies,
  appBulkReplyItems,
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
import type { ReplyTemplateRows } from './reply-template-samples.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of reviews of an app for sample requests. */
export interface AppReviewRows {
  /** Without a reply. */
  appReviewId: number;
  /** With a reply that customers see, and in a category. */
  answeredAppReviewId: number;
  /** Of the one without a reply, which failed. */
  appBulkReplyId: number;
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
  const appReviewId = first?.id ?? 0;
  const [batch] = await queries
    .insert(appBulkReplies)
    .values({
      companyId,
      authorId: userId,
      replyComment: `Przepraszamy ${planted}`,
      createdAt: at,
      lastSendAt: at,
    })
    .returning({ id: appBulkReplies.id });
  const appBulkReplyId = batch?.id ?? 0;
  await queries.insert(appBulkReplyItems).values({
    companyId,
    bulkReplyId: appBulkReplyId,
    reviewId: appReviewId,
    replyVersion: 0,
    status: 'failed',
  });
  return { appReviewId, answeredAppReviewId: second?.id ?? 0, appBulkReplyId };
}

export function appReviewSamples({
  appReviewId,
  answeredAppReviewId,
  reviewCategoryId,
  appBulkReplyId,
  replyTemplateId,
}: AppReviewRows & ReviewCategoryRows & Pick<ReplyTemplateRows, 'replyTemplateId'>): Record<
  string,
  RawRequest
> {
  const review = { params: { id: appReviewId } };
  const tag = { params: { id: answeredAppReviewId, tag_id: reviewCategoryId } };
  const rotation = { reply_templates_ids: [replyTemplateId], ids: [appReviewId] };
  return {
    listBulkAppReplies: {},
    listBulkAppReplyProblems: { params: { id: appBulkReplyId } },
    bulkAppReply: { body: { ids: [appReviewId], reply_comment: 'Przepraszamy!' } },
    templateBulkAppReply: { body: rotation },
    previewTemplateBulkAppReply: { body: rotation },
    writeAiAppReply: { params: { id: appReviewId }, body: { wish: 'Krótko' } },
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
