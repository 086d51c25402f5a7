import type { AutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { rulesOf } from './auto-reply-rules.queries.ts';
import { requireAutoReplies } from './require-auto-replies.ts';

export async function listRules(services: Services, member: Member): Promise<{ results: AutoReplyRule[] }> {
  const { queries } = services.database;
  await requireAutoReplies(services, queries, member);
  return { results: await rulesOf(queries, member) };
}
