import {
  appBulkReplies,
  appBulkReplyItems,
  appReviewGaps,
  appReviewReads,
  appReviews,
} from '../../features/app-reviews/app-reviews.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { MobileAppRows } from './mobile-app-samples.ts';
import { planted } from './planted.ts';
import type { ReplyTemplateRows } from './reply-template-samples.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of reviews of an app for sample requests. */
export interface AppReviewRows {
  /** Without a reply. */
  appReviewId: number;
  /** With a reply that customers see. */
  answeredAppReviewId: number;
  /** Of the one without a reply, which failed. */
  appBulkReplyId: number;
}

/** Two reviews of the App Store, of which one is answered, and a gap before them. */
export async function makeAppReviewRows(
  { services }: TestApi,
  { companyId, userId }: SampleMember,
  { mobileAppId }: Pick<MobileAppRows, 'mobileAppId'>,
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
      },
    ])
    .returning({ id: appReviews.id });
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
  appBulkReplyId,
  replyTemplateId,
}: AppReviewRows & Pick<ReplyTemplateRows, 'replyTemplateId'>): Record<string, RawRequest> {
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
    getAppReview: { params: { id: appReviewId } },
    replyToAppReview: { params: { id: appReviewId }, body: { reply_comment: 'Przepraszamy!' } },
    deleteAppReply: { params: { id: answeredAppReviewId } },
  };
}
