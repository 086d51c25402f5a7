import {
  createAutoReplyRule,
  deleteAutoReplyRule,
  listAutoReplyRules,
  updateAutoReplyRule,
} from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import {
  acceptAutoReplies,
  listAutoReplies,
  rejectAutoReplies,
} from '@pinfold/contract/features/reviews/auto-replies/auto-replies.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listAutoRepliesOf } from './auto-replies.queries.ts';
import { createRule, deleteRule, updateRule } from './auto-reply-rules.service.ts';
import { listRules } from './auto-reply-rules.queries.ts';
import { acceptMany, rejectMany } from './auto-reply-lifecycle.ts';

export function mountAutoReplies(api: Api): void {
  mount(api, listAutoReplyRules, ({ services, member }) => listRules(services, member));
  mount(api, createAutoReplyRule, ({ services, member, body }) => createRule(services, member, body));
  mount(api, updateAutoReplyRule, ({ services, member, params, body }) =>
    updateRule(services, member, params.id, body),
  );
  mount(api, deleteAutoReplyRule, ({ services, member, params }) => deleteRule(services, member, params.id));
  mount(api, listAutoReplies, ({ services, member, query }) => listAutoRepliesOf(services, member, query));
  mount(api, acceptAutoReplies, ({ services, member, body }) => acceptMany(services, member, body.replies));
  mount(api, rejectAutoReplies, ({ services, member, body }) => rejectMany(services, member, body.ids));
}
