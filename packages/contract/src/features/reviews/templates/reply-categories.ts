import * as z from 'zod';
import { line } from '../../../line.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import type { MemberAccess } from '../../../access/access.ts';
import { Id, IdParam } from '../../../id.ts';
import { replyCategoryMaxLength } from './template-lengths.ts';

const access = { module: 'reviews', plan: 'templates' } as const;
const reads: MemberAccess = { ...access, permission: 'reply_reviews', demo: 'allowed' };
const writes: MemberAccess = {
  ...access,
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** A shelf of reply templates. */
export const ReplyCategory = z
  .object({ id: Id, name: z.string(), templates_count: z.number().int() })
  .meta({ id: 'ReplyCategory' });
export type ReplyCategory = z.infer<typeof ReplyCategory>;

const NewReplyCategory = z
  .object({ name: line().min(1).max(replyCategoryMaxLength) })
  .meta({ id: 'NewReplyCategory' });

export const listReplyCategories = defineEndpoint({
  id: 'listReplyCategories',
  method: 'get',
  path: '/reviews/reply-categories/',
  summary: 'Categories of reply templates, by name',
  access: reads,
  response: z.object({ results: z.array(ReplyCategory) }),
});

export const createReplyCategory = defineEndpoint({
  id: 'createReplyCategory',
  method: 'post',
  path: '/reviews/reply-categories/',
  summary: 'Add a category of reply templates',
  access: writes,
  body: NewReplyCategory,
  response: ReplyCategory,
  status: 201,
  problems: ['reply_category_exists', 'too_many_templates'],
});

export const updateReplyCategory = defineEndpoint({
  id: 'updateReplyCategory',
  method: 'patch',
  path: '/reviews/reply-categories/{id}/',
  summary: 'Rename a category of reply templates',
  access: writes,
  params: IdParam,
  body: NewReplyCategory,
  response: ReplyCategory,
  problems: ['not_found', 'reply_category_exists'],
});

export const deleteReplyCategory = defineEndpoint({
  id: 'deleteReplyCategory',
  method: 'delete',
  path: '/reviews/reply-categories/{id}/',
  summary: 'Delete a category with its templates',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'template_in_use'],
});
