import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AiLanguage, AiLength, AiTone } from '@pinfold/contract/features/reviews/ai/ai-reply';

const company = () => bigint('company_id', { mode: 'number' }).notNull();

/** The saved configurations, one a company. */
export const aiReplyConfigs = pgTable(
  'ai_reply_configs',
  {
    companyId: company(),
    tone: text('tone').$type<AiTone>().notNull(),
    length: text('length').$type<AiLength>().notNull(),
    language: text('language').$type<AiLanguage>().notNull(),
    signature: text('signature').notNull(),
    forbiddenWords: text('forbidden_words').array().notNull(),
    instructions: text('instructions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** Replies that the model wrote for a company, by month of the company's time zone. */
export const aiReplyUsage = pgTable(
  'ai_reply_usage',
  {
    companyId: company(),
    /** Its first day. */
    month: date('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);
