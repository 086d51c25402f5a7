import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import type { MemberAccess } from '../../../access/access.ts';
import { Id, idListText, IdParam, Timestamp } from '../../../id.ts';
import { TemplateText } from './template-text.ts';

const access = { module: 'reviews', plan: 'templates' } as const;
const reads: MemberAccess = { ...access, permission: 'reply_reviews', demo: 'allowed' };
const writes: MemberAccess = {
  ...access,
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** A text to answer with; `{name}`, `{location}`, `{city}` and `{rating}` in it are filled in for each review. */
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
