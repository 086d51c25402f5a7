import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, idListText, IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { ReplyComment } from '../reply-comment.ts';
import { hasOwnWords, replyCategoryMaxLength } from './reply-template.ts';

/** The text of a template: a reply with variables, which says something even where they are unknown. */
const TemplateText = ReplyComment.refine(hasOwnWords, { error: 'Words besides its variables' });

const access = { module: 'reviews', plan: 'templates' } as const;

const reads: MemberAccess = {
  ...access,
  orModule: 'app_reviews',
  permission: 'reply_reviews',
  demo: 'allowed',
};

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

/** A prepared reply; `{name}`, `{location}`, `{city}` and `{rating}` in it are filled in for each review. */
export const ReplyTemplate = z
  .object({ id: Id, category: Id, text: z.string(), updated_at: Timestamp })
  .meta({ id: 'ReplyTemplate' });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const idList = idListText(100).transform((text) => text.split(',').map(Number));

export const listReplyTemplates = defineEndpoint({
  id: 'listReplyTemplates',
  method: 'get',
  path: '/reviews/templates/',
  summary: 'Reply templates, those changed last first',
  access: reads,
  query: z.object({
    category_ids: idList.optional().describe('Ids with commas between them. Left out: all.'),
  }),
  response: z.object({ results: z.array(ReplyTemplate) }),
});

export const createReplyTemplate = defineEndpoint({
  id: 'createReplyTemplate',
  method: 'post',
  path: '/reviews/templates/',
  summary: 'Add a reply template',
  access: writes,
  body: z.object({ category: Id, text: TemplateText }).meta({ id: 'NewReplyTemplate' }),
  response: ReplyTemplate,
  status: 201,
  problems: ['reply_category_unknown', 'template_variable_unknown', 'too_many_templates'],
});

export const updateReplyTemplate = defineEndpoint({
  id: 'updateReplyTemplate',
  method: 'patch',
  path: '/reviews/templates/{id}/',
  summary: 'Change the text of a reply template',
  access: writes,
  params: IdParam,
  body: z.object({ text: TemplateText }).meta({ id: 'ReplyTemplateChange' }),
  response: ReplyTemplate,
  problems: ['not_found', 'template_variable_unknown'],
});

export const deleteReplyTemplate = defineEndpoint({
  id: 'deleteReplyTemplate',
  method: 'delete',
  path: '/reviews/templates/{id}/',
  summary: 'Delete a reply template',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'template_in_use'],
});
