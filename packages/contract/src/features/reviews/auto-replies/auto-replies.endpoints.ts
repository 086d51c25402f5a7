import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, Timestamp } from '../../../id.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { ReplyComment } from '../../opinions/reply-comment.ts';
import { Review } from '../reviews.endpoints.ts';
import { autoReplySources, autoReplyStatuses } from './auto-reply.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'review_auto_replies',
  demo: 'blocked',
};

/** A reply that a rule made for a review. */
export const AutoReply = z
  .object({
    id: Id,
    review: Review,
    text: z.string(),
    source: z.enum(autoReplySources),
    rule: z.string().describe('Name of the rule as it was then.'),
    status: z.enum(autoReplyStatuses),
    created_at: Timestamp,
    decided_at: Timestamp.nullable(),
    decided_by: z.string().describe('Who accepted or rejected it; empty when a rule did, or nobody yet.'),
  })
  .meta({ id: 'AutoReply' });
export type AutoReply = z.infer<typeof AutoReply>;

export const listAutoReplies = defineEndpoint({
  id: 'listAutoReplies',
  method: 'get',
  path: '/reviews/auto-replies/',
  summary: 'Automatic replies in one state, newest first',
  access: { ...access, demo: 'allowed' },
  query: pageQuery(10).extend({ status: z.enum(autoReplyStatuses).default('waiting') }),
  response: page(AutoReply),
  problems: ['auto_replies_disabled'],
});

const AutoRepliesResult = z
  .object({
    decided_ids: z.array(Id),
    skipped: z.array(z.object({ id: Id, reason: z.enum(['not_found', 'decided', 'outdated']) })),
  })
  .meta({ id: 'AutoRepliesResult' });

export const acceptAutoReplies = defineEndpoint({
  id: 'acceptAutoReplies',
  method: 'post',
  path: '/reviews/auto-replies/accept/',
  summary: 'Send automatic replies that wait, as they are or reworded',
  access,
  body: z
    .object({
      replies: z
        .array(z.object({ id: Id, reply_comment: ReplyComment.optional() }))
        .min(1)
        .max(100),
    })
    .meta({ id: 'AcceptedAutoReplies' }),
  response: AutoRepliesResult,
  status: 202,
  problems: ['auto_replies_disabled'],
});

export const rejectAutoReplies = defineEndpoint({
  id: 'rejectAutoReplies',
  method: 'post',
  path: '/reviews/auto-replies/reject/',
  summary: 'Turn automatic replies down; their reviews wait for a person',
  access,
  body: z.object({ ids: z.array(Id).min(1).max(100) }).meta({ id: 'RejectedAutoReplies' }),
  response: AutoRepliesResult,
  problems: ['auto_replies_disabled'],
});
