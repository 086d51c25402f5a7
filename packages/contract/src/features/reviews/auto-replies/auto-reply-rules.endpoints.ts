import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { rotatedAtMost } from '../../opinions/templates/reply-template.ts';
import { autoReplySources } from './auto-reply.ts';

const access = { module: 'reviews', plan: 'review_auto_replies' } as const;

const reads: MemberAccess = { ...access, permission: 'reply_reviews', demo: 'allowed' };

const writes: MemberAccess = {
  ...access,
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: 'sometimes',
};

const rule = {
  name: line().min(1).max(60),
  is_active: z.boolean(),
  rating: z.array(z.number().int().min(1).max(5)).min(1).max(5).describe('Stars that it answers.'),
  comment: z.boolean().nullable().describe('Only with text (true), only without (false), or both (null).'),
  gmb_address_ids: z.array(Id).max(10_000).describe('Locations; empty with no groups: all of them.'),
  groups: z.array(Id).max(1000),
  source: z
    .enum(autoReplySources)
    .describe('`ai` answers only reviews with text, and always waits for a person.'),
  reply_templates_ids: z.array(Id).max(rotatedAtMost).describe('Texts in turn, with `templates`.'),
  needs_acceptance: z.boolean().describe('Whether a person accepts each of its replies before it is sent.'),
  delay_minutes: z.number().int().min(0).max(10_080).describe('How long after the review a reply is made.'),
};

/** Which new reviews get an automatic reply, and how. The first active rule that matches a review applies. */
export const AutoReplyRule = z
  .object({ id: Id, ...rule, updated_at: Timestamp })
  .meta({ id: 'AutoReplyRule' });
export type AutoReplyRule = z.infer<typeof AutoReplyRule>;

const problems = ['auto_replies_disabled', 'template_unknown', 'facility_unknown', 'group_unknown'] as const;

export const listAutoReplyRules = defineEndpoint({
  id: 'listAutoReplyRules',
  method: 'get',
  path: '/reviews/auto-reply-rules/',
  summary: 'Rules of automatic replies, in the order in which they are tried',
  access: reads,
  response: z.object({ results: z.array(AutoReplyRule) }),
  problems: ['auto_replies_disabled'],
});

export const createAutoReplyRule = defineEndpoint({
  id: 'createAutoReplyRule',
  method: 'post',
  path: '/reviews/auto-reply-rules/',
  summary: 'Add a rule of automatic replies, after the others; it answers reviews that come from now on',
  access: writes,
  body: z.object(rule).meta({ id: 'NewAutoReplyRule' }),
  response: AutoReplyRule,
  status: 201,
  problems: [...problems, 'auto_reply_rule_incomplete', 'too_many_auto_reply_rules'],
});

export const updateAutoReplyRule = defineEndpoint({
  id: 'updateAutoReplyRule',
  method: 'patch',
  path: '/reviews/auto-reply-rules/{id}/',
  summary: 'Change a rule of automatic replies',
  access: writes,
  params: IdParam,
  body: z.object(rule).partial().meta({ id: 'AutoReplyRuleChange' }),
  response: AutoReplyRule,
  problems: ['not_found', ...problems, 'auto_reply_rule_incomplete'],
});

export const deleteAutoReplyRule = defineEndpoint({
  id: 'deleteAutoReplyRule',
  method: 'delete',
  path: '/reviews/auto-reply-rules/{id}/',
  summary: 'Delete a rule; replies of its that wait stay',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'auto_replies_disabled'],
});
