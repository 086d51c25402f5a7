import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const writing: Access = { permission: 'reply_reviews', module: 'reviews', plan: 'ai_reply', demo: 'blocked' };
const reading: Access = { ...writing, demo: 'allowed' };

export type AiReplyOperation =
  | 'getAiReplyLimit'
  | 'getAiReplyConfig'
  | 'updateAiReplyConfig'
  | 'writeAiReply';

/** Calls about replies that the model writes. */
export const aiReplyOperations: Readonly<Record<AiReplyOperation, TestOperation>> = {
  getAiReplyLimit: { method: 'GET', path: '/reviews/ai-limit/', access: reading },
  getAiReplyConfig: { method: 'GET', path: '/reviews/ai-config/', access: reading },
  updateAiReplyConfig: {
    method: 'PATCH',
    path: '/reviews/ai-config/',
    access: { ...writing, permission: 'configure_ai_review_reply', concernsAllLocations: true },
  },
  writeAiReply: { method: 'POST', path: '/reviews/{id}/ai-reply/', access: writing },
};
