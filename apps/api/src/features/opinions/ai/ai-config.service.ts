import { eq } from 'drizzle-orm';
import type { AiReplyConfig } from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { aiReplyConfigs } from './ai.table.ts';

/** The configuration of a company that has not saved one. */
export const defaultAiReplyConfig: AiReplyConfig = {
  tone: 'friendly',
  length: 'medium',
  language: 'review',
  signature: '',
  forbidden_words: [],
  instructions: '',
};

export async function readAiConfig(queries: Queryable, companyId: number): Promise<AiReplyConfig> {
  const [found] = await queries.select().from(aiReplyConfigs).where(eq(aiReplyConfigs.companyId, companyId));
  if (!found) return defaultAiReplyConfig;
  const { tone, length, language, signature, forbiddenWords, instructions } = found;
  return { tone, length, language, signature, forbidden_words: forbiddenWords, instructions };
}

type Change = { [Key in keyof AiReplyConfig]?: AiReplyConfig[Key] | undefined };

/** What is left out stays as it is, also when another member changes it at the same moment. */
export async function changeAiConfig(
  { database, live }: Services,
  { companyId }: Member,
  change: Change,
): Promise<AiReplyConfig> {
  const { forbidden_words: forbiddenWords, ...others } = change;
  const given = Object.fromEntries(
    Object.entries({ ...others, forbiddenWords }).filter(([, value]) => value !== undefined),
  );
  return database.queries.transaction(async (tx) => {
    const { forbidden_words, ...rest } = defaultAiReplyConfig;
    await tx
      .insert(aiReplyConfigs)
      .values({ companyId, ...rest, forbiddenWords: forbidden_words, ...given })
      .onConflictDoUpdate({ target: aiReplyConfigs.companyId, set: { companyId, ...given } });
    await live.publish(tx, companyId, { topic: 'ai_replies', ids: [] });
    return readAiConfig(tx, companyId);
  });
}
