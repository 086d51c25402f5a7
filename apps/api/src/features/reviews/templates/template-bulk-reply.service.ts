import type { BulkReplyResult } from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import type {
  TemplateBulkReply,
  TemplateBulkReplyPreview,
} from '@pinfold/contract/features/reviews/templates/template-bulk-replies.endpoints';
import { alikenessOf } from '@pinfold/contract/features/reviews/templates/template-rotation';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { replyToMany } from '../replies/bulk-reply.service.ts';
import { fillTemplates } from './fill-templates.ts';

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
