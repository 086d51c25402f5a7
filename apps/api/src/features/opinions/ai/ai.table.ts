import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AiTone } from '@pinfold/contract/ai-tones';
import type { AiLanguage, AiLength } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { companyId } from '../../../database/columns.ts';
import { monthlyUsageTable } from '../../../providers/language-model/monthly-usage.table.ts';

/** The saved configurations, one a company. */
export const aiReplyConfigs = pgTable(
  'ai_reply_configs',
  {
    companyId: companyId(),
    tone: text('tone').$type<AiTone>().notNull(),
    length: text('length').$type<AiLength>().notNull(),
    language: text('language').$type<AiLanguage>().notNull(),
    signature: text('signature').notNull(),
    forbiddenWords: text('forbidden_words').array().notNull(),
    instructions: text('instructions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** Replies that the model wrote for a company, by month. */
export const aiReplyUsage = monthlyUsageTable('ai_reply_usage');
