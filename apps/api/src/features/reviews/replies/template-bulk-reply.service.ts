import { sql } from 'drizzle-orm';
import type { BulkReplyResult } from '@pinfold/contract/features/opinions/bulk-reply-schemas';
import { replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/opinions/templates/render-template';
import type {
  TemplateBulkReply,
  TemplateBulkReplyPreview,
} from '@pinfold/contract/features/reviews/template-bulk-replies.endpoints';
import {
  alikenessOf,
  rotateTemplates,
} from '@pinfold/contract/features/opinions/templates/template-rotation';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { replyToMany } from './bulk-reply.service.ts';
import { reviewFilter } from '../review-filter.ts';
import { replyTemplatesOf } from '../../opinions/templates/reply-templates.queries.ts';

/** Replies whose text is shown before anything is sent. */
const sampleSize = 10;

/** A bulk reply in which each review gets one of the templates, filled in for it. */
export async function replyWithTemplates(
  services: Services,
  member: Member,
  asked: TemplateBulkReply,
): Promise<BulkReplyResult> {
  return replyToMany(services, member, asked.gmb_reviews_ids, async (tx, ids) => {
    const { replies, tooLong } = await fillTemplates(tx, member, asked.reply_templates_ids, ids);
    return {
      texts: new Map(replies.map(({ review_id, text }) => [review_id, text])),
      tooLong,
      templateIds: [...new Set(asked.reply_templates_ids)],
    };
  });
}

/** What it would send. Nothing is written. */
export async function previewReplyWithTemplates(
  { database }: Services,
  member: Member,
  asked: TemplateBulkReply,
): Promise<TemplateBulkReplyPreview> {
  const ids = [...new Set(asked.gmb_reviews_ids)];
  const { replies, tooLong } = await fillTemplates(database.queries, member, asked.reply_templates_ids, ids);
  const { distinct, mostAlike } = alikenessOf(replies.map(({ text }) => text));
  return {
    replies: replies.slice(0, sampleSize),
    accepted: replies.length,
    skipped: ids.length - replies.length,
    distinct,
    most_alike: mostAlike,
    too_long: tooLong.size,
  };
}

type FilledReply = TemplateBulkReplyPreview['replies'][number];

/**
 * Returns the filled-in text for each review without a reply, in the requested order, and the reviews whose text would
 * be too long.
 */
async function fillTemplates(
  queries: Queryable,
  member: Member,
  templateIds: readonly number[],
  reviewIds: readonly number[],
): Promise<{ replies: FilledReply[]; tooLong: Set<number> }> {
  const templates = await chosenTemplates(queries, member, templateIds);
  const waiting = await waitingReviews(queries, member, reviewIds);
  const rotated = rotateTemplates(
    [...waiting].map(([id, row]) => ({ id, locationId: row.location_id })),
    templates,
  );
  const replies: FilledReply[] = [];
  const tooLong = new Set<number>();
  for (const id of reviewIds) {
    const row = waiting.get(id);
    const template = rotated.get(id);
    if (!row || !template) continue;
    const text = renderTemplate(template.text, valuesOf(row));
    if (replyTextProblem(text)) tooLong.add(id);
    else
      replies.push({
        review_id: id,
        author: row.author_is_anonymous ? '' : row.author_name,
        location: row.location,
        rating: row.rating,
        template_id: template.id,
        text,
      });
  }
  return { replies, tooLong };
}

/** Those asked for, in that order. */
async function chosenTemplates(queries: Queryable, { companyId }: Member, asked: readonly number[]) {
  const ids = [...new Set(asked)];
  const found = await replyTemplatesOf(queries, companyId, sql`id = any(${int8Array(ids)})`);
  if (found.length < ids.length) throw new Problem('template_unknown');
  const byId = new Map(found.map((template) => [template.id, template]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface WaitingRow {
  id: number;
  location_id: number;
  rating: number;
  author_name: string;
  author_is_anonymous: boolean;
  location: string;
  city: string;
}

async function waitingReviews(queries: Queryable, member: Member, ids: readonly number[]) {
  const found = await rows<WaitingRow>(
    queries,
    sql`select r.id::int8 as id, r.location_id::int8 as location_id, r.rating, r.author_name, r.author_is_anonymous,
               l.name as location, l.city
        from reviews r join locations l on l.company_id = r.company_id and l.id = r.location_id
        where ${reviewFilter(member, { deleted: false, reply: false })} and r.id = any(${int8Array(ids)})`,
  );
  return new Map(found.map((row) => [row.id, row]));
}

function valuesOf({ rating, author_name, author_is_anonymous, location, city }: WaitingRow) {
  return templateValuesOf({
    rating,
    author: { name: author_name, is_anonymous: author_is_anonymous },
    location: { name: location, city },
  });
}
