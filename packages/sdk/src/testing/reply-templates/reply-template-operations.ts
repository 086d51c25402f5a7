import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const access = { module: 'reviews', plan: 'templates' } as const;
const reading: Access = { ...access, permission: 'reply_reviews', demo: 'allowed' };
const editing: Access = {
  ...access,
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: true,
};

export type ReplyTemplateOperation =
  | 'listReplyCategories'
  | 'createReplyCategory'
  | 'updateReplyCategory'
  | 'deleteReplyCategory'
  | 'listReplyTemplates'
  | 'createReplyTemplate'
  | 'updateReplyTemplate'
  | 'deleteReplyTemplate'
  | 'previewTemplateBulkReply'
  | 'templateBulkReply';

/** Calls about reply templates and their categories. */
export const replyTemplateOperations: Readonly<Record<ReplyTemplateOperation, TestOperation>> = {
  listReplyCategories: { method: 'GET', path: '/reviews/reply-categories/', access: reading },
  createReplyCategory: { method: 'POST', path: '/reviews/reply-categories/', access: editing },
  updateReplyCategory: { method: 'PATCH', path: '/reviews/reply-categories/{id}/', access: editing },
  deleteReplyCategory: { method: 'DELETE', path: '/reviews/reply-categories/{id}/', access: editing },
  listReplyTemplates: { method: 'GET', path: '/reviews/templates/', access: reading },
  createReplyTemplate: { method: 'POST', path: '/reviews/templates/', access: editing },
  updateReplyTemplate: { method: 'PATCH', path: '/reviews/templates/{id}/', access: editing },
  deleteReplyTemplate: { method: 'DELETE', path: '/reviews/templates/{id}/', access: editing },
  previewTemplateBulkReply: {
    method: 'POST',
    path: '/reviews/template-bulk-reply/preview/',
    access: reading,
  },
  templateBulkReply: {
    method: 'POST',
    path: '/reviews/template-bulk-reply/',
    access: { ...reading, demo: 'blocked' },
  },
};
