import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { aiDraftLimit } from '../../../ai-draft.ts';
import { aiTones } from '../../../ai-tones.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { line, lines } from '../../../line.ts';
import { aiLanguages, aiLengths } from './ai-reply.ts';

const reads: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  orModule: 'app_reviews',
  plan: 'ai_reply',
  demo: 'allowed',
};

export const AiReplyLimit = aiDraftLimit('AiReplyLimit', 'Replies');
export type AiReplyLimit = z.infer<typeof AiReplyLimit>;

export const getAiReplyLimit = defineEndpoint({
  id: 'getAiReplyLimit',
  method: 'get',
  path: '/reviews/ai-limit/',
  summary: 'How many replies the model may still write this month',
  access: reads,
  response: AiReplyLimit,
});

/** How the model writes for a company. */
export const AiReplyConfig = z
  .object({
    tone: z.enum(aiTones),
    length: z.enum(aiLengths),
    language: z.enum(aiLanguages).describe('`review`: the language of the review.'),
    signature: lines().max(200).describe('Ends every reply; empty for none. May hold `{location}`.'),
    forbidden_words: z
      .array(line().min(1).max(60))
      .max(100)
      .describe('Words that no reply may hold, in any inflection that begins with them.'),
    instructions: lines().max(1000).describe('What the model should know or mention; empty for nothing.'),
  })
  .meta({ id: 'AiReplyConfig' });
export type AiReplyConfig = z.infer<typeof AiReplyConfig>;

export const getAiReplyConfig = defineEndpoint({
  id: 'getAiReplyConfig',
  method: 'get',
  path: '/reviews/ai-config/',
  summary: 'How the model writes for the company',
  access: reads,
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
