import {
  getAiReplyConfig,
  getAiReplyLimit,
  updateAiReplyConfig,
} from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import { writeAiReply } from '@pinfold/contract/features/reviews/ai-replies.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { changeAiConfig, readAiConfig } from './ai-config.service.ts';
import { aiLimitOf } from './ai-limit.ts';
import { draftReply } from './ai-reply.service.ts';

export function mountAiReplies(api: Api): void {
  const { queries } = api.services.database;
  mount(api, getAiReplyLimit, ({ services, member }) => aiLimitOf(services, queries, member));
  mount(api, getAiReplyConfig, ({ member }) => readAiConfig(queries, member.companyId));
  mount(api, updateAiReplyConfig, ({ services, member, body }) => changeAiConfig(services, member, body));
  mount(api, writeAiReply, ({ services, member, params, body, signal }) =>
    draftReply(services, member, { reviewId: params.id, wish: body.wish, signal }),
  );
}
