import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const deciding: Access = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'review_auto_replies',
  demo: 'blocked',
};
const reading: Access = { ...deciding, demo: 'allowed' };
const ruling: Access = {
  ...deciding,
  permission: 'edit_review_reply_templates',
  concernsAllLocations: 'sometimes',
};

export type AutoReplyOperation =
  | 'listAutoReplies'
  | 'acceptAutoReplies'
  | 'rejectAutoReplies'
  | 'listAutoReplyRules'
  | 'createAutoReplyRule'
  | 'updateAutoReplyRule'
  | 'deleteAutoReplyRule';

/** Calls about automatic replies and their rules. Fixed paths stand before those with an id. */
export const autoReplyOperations: Readonly<Record<AutoReplyOperation, TestOperation>> = {
  listAutoReplies: { method: 'GET', path: '/reviews/auto-replies/', access: reading },
  acceptAutoReplies: { method: 'POST', path: '/reviews/auto-replies/accept/', access: deciding },
  rejectAutoReplies: { method: 'POST', path: '/reviews/auto-replies/reject/', access: deciding },
  listAutoReplyRules: { method: 'GET', path: '/reviews/auto-reply-rules/', access: reading },
  createAutoReplyRule: { method: 'POST', path: '/reviews/auto-reply-rules/', access: ruling },
  updateAutoReplyRule: { method: 'PATCH', path: '/reviews/auto-reply-rules/{id}/', access: ruling },
  deleteAutoReplyRule: { method: 'DELETE', path: '/reviews/auto-reply-rules/{id}/', access: ruling },
};
