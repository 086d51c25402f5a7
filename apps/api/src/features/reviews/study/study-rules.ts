import { sql } from 'drizzle-orm';
import type { PlanCapability } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from '../../../database/database.ts';

/** A category that reviews are put into by itself. */
export interface AutomaticCategory {
  id: number;
  name: string;
  phrases: string[];
}

/** What the plan of a company lets be found out of its reviews. */
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
