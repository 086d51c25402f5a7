import { replyCategories, replyTemplates } from '../../features/opinions/templates/templates.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of reply templates for sample requests. */
export interface ReplyTemplateRows {
  replyCategoryId: number;
  replyTemplateId: number;
}

export async function makeReplyTemplateRows(
  { services }: TestApi,
  { companyId }: SampleMember,
): Promise<ReplyTemplateRows> {
  const { queries } = services.database;
  const [category] = await queries
    .insert(replyCategories)
    .values({ companyId, name: 'Pochwały' })
    .returning();
  const replyCategoryId = category?.id ?? 0;
  const [template] = await queries
    .insert(replyTemplates)
    .values({
      companyId,
      categoryId: replyCategoryId,
      text: 'Dziękujemy, {name}!',
      updatedAt: services.now(),
    })
    .returning();
  return { replyCategoryId, replyTemplateId: template?.id ?? 0 };
}

export function replyTemplateSamples({
  replyCategoryId,
  replyTemplateId,
  reviewId,
}: ReplyTemplateRows & { reviewId: number }): Record<string, RawRequest> {
  const category = { params: { id: replyCategoryId } };
  const template = { params: { id: replyTemplateId } };
  const rotation = { reply_templates_ids: [replyTemplateId], gmb_reviews_ids: [reviewId] };
  return {
    listReplyCategories: {},
    createReplyCategory: { body: { name: 'Skargi' } },
    updateReplyCategory: { ...category, body: { name: 'Podziękowania' } },
    deleteReplyCategory: category,
    listReplyTemplates: {},
    createReplyTemplate: { body: { category: replyCategoryId, text: 'Do zobaczenia, {name}!' } },
    updateReplyTemplate: { ...template, body: { text: 'Do zobaczenia!' } },
    deleteReplyTemplate: template,
    previewTemplateBulkReply: { body: rotation },
    templateBulkReply: { body: rotation },
  };
}
