import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { autoReplyRules } from '../../features/reviews/auto-replies/auto-replies.table.ts';
import { replyCategories, replyTemplates } from '../../features/opinions/templates/templates.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of automatic replies for sample requests. */
export interface AutoReplyRows {
  /** A rule of the first location. */
  autoRuleId: number;
  /** One that waits, for the review of the first location. */
  autoReplyId: number;
  /** What the rule sends. */
  autoTemplateId: number;
}

/** A rule of each location, and a reply that waits at each of them. */
export async function makeAutoReplyRows(
  { services }: TestApi,
  { companyId, userId, locationIds, groupIds }: SampleMember,
  reviewIds: readonly number[],
): Promise<AutoReplyRows> {
  const { queries } = services.database;
  const at = services.now();
  const [category] = await queries.insert(replyCategories).values({ companyId, name: 'Same' }).returning();
  const [template] = await queries
    .insert(replyTemplates)
    .values({ companyId, categoryId: category?.id ?? 0, text: 'Dziękujemy!', updatedAt: at })
    .returning();
  const rule = {
    companyId,
    name: 'Piątki',
    isActive: true,
    rating: [5],
    groupIds: [] as number[],
    source: 'templates' as const,
    templateIds: [template?.id ?? 0],
    needsAcceptance: true,
    delayMinutes: 0,
    activeSince: at,
    authorId: userId,
    updatedAt: at,
  };
  const [own] = await queries
    .insert(autoReplyRules)
    .values([
      { ...rule, position: 1, locationIds: locationIds.slice(0, 1) },
      { ...rule, position: 2, name: `Piątki ${planted}`, locationIds: [], groupIds: groupIds.slice(1) },
    ])
    .returning();
  const made = [];
  for (const [index, word] of ['', planted].entries())
    made.push(
      await rows<{ id: number }>(
        queries,
        sql`insert into auto_replies (company_id, review_id, review_updated_at, rule_id, rule_name, text, source, status, created_at)
            select r.company_id, r.id, r.updated_at, ${own?.id ?? 0}, ${`Piątki ${word}`}, ${`Dziękujemy ${word}`}, 'templates', 'waiting', ${at.toISOString()}
            from reviews r where r.company_id = ${companyId} and r.id = ${reviewIds[index] ?? 0} returning id::int8 as id`,
      ),
    );
  return {
    autoRuleId: own?.id ?? 0,
    autoReplyId: made[0]?.[0]?.id ?? 0,
    autoTemplateId: template?.id ?? 0,
  };
}

export function aiReplySamples({
  reviewId,
  autoRuleId,
  autoReplyId,
  autoTemplateId,
  locationId,
}: AutoReplyRows & { reviewId: number; locationId: number }): Record<string, RawRequest> {
  const rule = {
    name: 'Czwórki',
    is_active: true,
    rating: [4],
    comment: null,
    gmb_address_ids: [locationId],
    groups: [],
    source: 'templates',
    reply_templates_ids: [autoTemplateId],
    needs_acceptance: true,
    delay_minutes: 10,
  };
  const ofRule = { params: { id: autoRuleId } };
  return {
    getAiReplyLimit: {},
    writeAiReply: { params: { id: reviewId }, body: { wish: 'Krótko' } },
    getAiReplyConfig: {},
    updateAiReplyConfig: { body: { tone: 'neutral' } },
    listAutoReplyRules: {},
    createAutoReplyRule: { body: rule },
    updateAutoReplyRule: { ...ofRule, body: { name: 'Wszystkie' } },
    deleteAutoReplyRule: ofRule,
    listAutoReplies: { query: { status: 'waiting' } },
    acceptAutoReplies: { body: { replies: [{ id: autoReplyId }] } },
    rejectAutoReplies: { body: { ids: [autoReplyId] } },
  };
}
