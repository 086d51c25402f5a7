import type { AiReplyLimit } from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import type { Queryable } from '../../../database/database.ts';
import {
  monthlyLimitOf,
  type LimitOwner,
  type MonthlyAllowance,
} from '../../../providers/language-model/monthly-limit.ts';
import type { Services } from '../../../services.ts';
import { aiReplyUsage } from './ai.table.ts';

/** Replies that the model may write for a company each month. */
export const aiReplyAllowance: MonthlyAllowance = {
  usage: aiReplyUsage,
  limitIn: ({ PINFOLD_AI_REPLIES_PER_MONTH }) => PINFOLD_AI_REPLIES_PER_MONTH,
  topic: 'ai_replies',
};

/** How many replies the model may still write for a company this month. */
export function aiLimitOf(services: Services, queries: Queryable, owner: LimitOwner): Promise<AiReplyLimit> {
  return monthlyLimitOf(services, queries, aiReplyAllowance, owner);
}
