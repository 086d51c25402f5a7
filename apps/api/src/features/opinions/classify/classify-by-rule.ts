import { sql } from 'drizzle-orm';
import type { PlanCapability } from '@pinfold/contract/access/plan';
import { compilePhrases, type FoundPhrase } from '@pinfold/contract/features/opinions/phrases/phrases';
import type { TagSource } from '@pinfold/contract/features/opinions/categories/review-category';
import { wordsOf } from '@pinfold/contract/features/opinions/phrases/words-of';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { Config } from '../../../config.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { readSentiment, sentimentAround, type ReadSentiment } from '../sentiment/read-sentiment.ts';

/** An opinion as it was read; its classification counts only while it is still the same. */
export interface OpinionToClassify {
  id: number;
  rating: number;
  comment: string | null;
  /** In the database's own notation, to the microsecond. */
  updatedAt: string;
}

/** A category that an opinion mentions. */
interface ClassifiedTag {
  tagId: number;
  /** Null where the model decided without one. */
  phrase: string | null;
  sentiment: Sentiment;
}

/** How an opinion sounds and which categories it is about, by rule or by the model. */
export interface ClassifiedOpinion extends Pick<OpinionToClassify, 'id' | 'updatedAt'> {
  source: Exclude<TagSource, 'manual'>;
  sentiment: Sentiment;
  tags: ClassifiedTag[];
}

/** Classified opinions, and the categories that were considered: tags of others stay. */
export interface Classification {
  automaticTagIds: number[];
  opinions: ClassifiedOpinion[];
}

/** A category that opinions are put into automatically. */
interface AutomaticCategory {
  id: number;
  name: string;
  phrases: string[];
}

/** By what the opinions of a company are classified, as far as its plan has it. */
export interface ClassificationRules {
  categories: AutomaticCategory[];
  hasSentiment: boolean;
}

export async function readClassificationRules(
  queries: Queryable,
  companyId: number,
): Promise<ClassificationRules> {
  const [company] = await rows<{ plan_capabilities: PlanCapability[] }>(
    queries,
    sql`select plan_capabilities from companies where id = ${companyId}`,
  );
  const capabilities = company?.plan_capabilities ?? [];
  const found = capabilities.includes('ai_categorisation')
    ? await rows<{ id: number; name: string; phrases: string[] }>(
        queries,
        sql`select id::int8 as id, name, phrases from review_tags
            where company_id = ${companyId} and is_automatic order by id`,
      )
    : [];
  return {
    categories: found,
    hasSentiment: capabilities.includes('sentiment_analysis'),
  };
}

/** Whether opinions are classified by the model, or by phrases and the lexicon. */
export function classificationMethod({ PINFOLD_REVIEWS_BY_MODEL }: Config): 'rule' | 'model' {
  return PINFOLD_REVIEWS_BY_MODEL ? 'model' : 'rule';
}

/** Classifies by phrases and the lexicon. Compiles the phrases once for all opinions. */
export function classifyByRule({
  categories,
  hasSentiment,
}: ClassificationRules): (
  opinion: Pick<OpinionToClassify, 'id' | 'updatedAt' | 'comment' | 'rating'>,
) => ClassifiedOpinion {
  const find = compilePhrases(categories.map(({ id, phrases }) => ({ key: id, phrases })));
  return ({ id, updatedAt, comment, rating }) => {
    const classified = { id, updatedAt, source: 'rule' as const };
    if (comment === null) return { ...classified, sentiment: 'unassigned', tags: [] };
    const words = wordsOf(comment);
    const read = hasSentiment ? readSentiment(comment, rating, words) : undefined;
    return {
      ...classified,
      sentiment: read?.sentiment ?? 'unassigned',
      tags: tagsOf(find(comment, words), read),
    };
  };
}

/** One tag a category, with its first phrase; the sentiment is that of all clauses that mention it. */
function tagsOf(found: readonly FoundPhrase<number>[], read: ReadSentiment | undefined): ClassifiedTag[] {
  const byCategory = Map.groupBy(found, ({ key }) => key);
  return [...byCategory].map(([tagId, places]) => ({
    tagId,
    phrase: places[0]?.phrase ?? null,
    sentiment: read ? sentimentAround(read, places) : 'unassigned',
  }));
}
