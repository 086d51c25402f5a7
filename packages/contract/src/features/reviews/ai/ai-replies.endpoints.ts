import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { aiLanguages, aiLengths, aiTones } from './ai-reply.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'ai_reply',
  demo: 'blocked',
};

export const AiReplyLimit = z
  .object({
    remaining_limit: z.number().int().describe('Replies that the model may still write this month.'),
    monthly_limit: z.number().int(),
    renews_at: Timestamp.describe("The month's end in the company's time zone."),
  })
  .meta({ id: 'AiReplyLimit' });
export type AiReplyLimit = z.infer<typeof AiReplyLimit>;

export const getAiReplyLimit = defineEndpoint({
  id: 'getAiReplyLimit',
  method: 'get',
  path: '/reviews/ai-limit/',
  summary: 'How many replies the model may still write this month',
  access: { ...access, demo: 'allowed' },
  response: AiReplyLimit,
});

/**
 * One event of a reply that is being written. `done` and `too_many_requests` are the markers by which it ends;
 * `failed` ends it too. Without any of them the connection broke, and what has come is all there is.
 */
export const AiReplyEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string().describe('What follows what came before.') }),
    z.object({ kind: z.literal('done'), remaining_limit: z.number().int() }),
    z.object({
      kind: z.literal('too_many_requests'),
      reason: z.enum(['monthly_limit', 'model_busy']),
      renews_at: Timestamp.nullable().describe(
        'When the limit of the month renews; null when the model is busy.',
      ),
    }),
    z.object({ kind: z.literal('failed'), reason: z.enum(['model_unavailable', 'model_refused']) }),
  ])
  .meta({ id: 'AiReplyEvent' });
export type AiReplyEvent = z.infer<typeof AiReplyEvent>;

export const writeAiReply = defineEndpoint({
  id: 'writeAiReply',
  method: 'post',
  path: '/reviews/{id}/ai-reply/',
  summary: 'Have the model write a draft for a review with text, word by word; it is never sent by itself',
  access,
  params: IdParam,
  body: z
    .object({
      wish: z.string().trim().max(300).default('').describe('What this one reply should say or be like.'),
    })
    .meta({ id: 'AiReplyWish' }),
  response: AiReplyEvent,
  stream: true,
  problems: ['not_found', 'review_without_text', 'review_deleted', 'reply_processing'],
});

/** How the model writes for a company. */
export const AiReplyConfig = z
  .object({
    tone: z.enum(aiTones),
    length: z.enum(aiLengths),
    language: z.enum(aiLanguages).describe('`review`: the language of the review.'),
    signature: line().max(200).describe('Ends every reply; empty for none. May hold `{location}`.'),
    forbidden_words: z
      .array(line().min(1).max(60))
      .max(100)
      .describe('Words that no reply may hold, in any inflection that begins with them.'),
    instructions: line().max(1000).describe('What the model should know or mention; empty for nothing.'),
  })
  .meta({ id: 'AiReplyConfig' });
export type AiReplyConfig = z.infer<typeof AiReplyConfig>;

export const getAiReplyConfig = defineEndpoint({
  id: 'getAiReplyConfig',
  method: 'get',
  path: '/reviews/ai-config/',
  summary: 'How the model writes for the company',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'ai_reply', demo: 'allowed' },
  response: AiReplyConfig,
});

export const updateAiReplyConfig = defineEndpoint({
  id: 'updateAiReplyConfig',
  method: 'patch',
  path: '/reviews/ai-config/',
  summary: 'Change how the model writes for the company; what is left out stays',
  access: {
    permission: 'configure_ai_review_reply',
    module: 'reviews',
    plan: 'ai_reply',
    demo: 'blocked',
    concernsAllLocations: true,
  },
  body: AiReplyConfig.partial().meta({ id: 'AiReplyConfigChange' }),
  response: AiReplyConfig,
});
