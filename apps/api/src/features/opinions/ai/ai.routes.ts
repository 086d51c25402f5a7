import {
  getAiReplyConfig,
  getAiReplyLimit,
  updateAiReplyConfig,
} from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { changeAiConfig, readAiConfig } from './ai-config.service.ts';
import { aiLimitOf } from './ai-limit.ts';

/** Mounts how the model writes replies for a company, and how many more this month. */
export function mountAiReplyConfig(api: Api): void {
  const { queries } = api.services.database;
  mount(api, getAiReplyLimit, ({ services, member }) => aiLimitOf(services, queries, member));
  mount(api, getAiReplyConfig, ({ member }) => readAiConfig(queries, member.companyId));
  mount(api, updateAiReplyConfig, ({ services, member, body }) => changeAiConfig(services, member, body));
}
