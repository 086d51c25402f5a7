import { sql } from 'drizzle-orm';
import { planStateOf, type PlanCapability } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';
import { hasFlag } from '../../company/company-flags.ts';

/** A company whose rules reply to reviews. */
export interface AnsweringCompany {
  companyId: number;
  name: string;
  timezone: string;
  mayUseModel: boolean;
}

/** The company; undefined where its switch is off, or its plan has no automatic replies or has ended. */
export async function answeringCompany(
  queries: Queryable,
  { config, now }: Pick<Services, 'config' | 'now'>,
  companyId: number,
): Promise<AnsweringCompany | undefined> {
  if (!(await hasFlag(queries, config, companyId, 'auto_review_reply'))) return undefined;
  const [row] = await rows<CompanyRow>(
    queries,
    sql`select name, timezone, plan_capabilities, plan_expires_at, plan_is_unpaid, plan_is_free_trial, disabled_modules
        from companies where id = ${companyId}`,
  );
  if (!row?.plan_capabilities.includes('review_auto_replies')) return undefined;
  const terms = {
    expires_at: isoOf(row.plan_expires_at),
    is_unpaid: row.plan_is_unpaid,
    is_free_trial: row.plan_is_free_trial,
  };
  if (planStateOf(terms, now().getTime()) !== 'active' || row.disabled_modules.includes('reviews'))
    return undefined;
  const mayUseModel = row.plan_capabilities.includes('ai_reply');
  return { companyId, name: row.name, timezone: row.timezone, mayUseModel };
}

interface CompanyRow {
  name: string;
  timezone: string;
  plan_capabilities: PlanCapability[];
  plan_expires_at: Moment | null;
  plan_is_unpaid: boolean;
  plan_is_free_trial: boolean;
  disabled_modules: string[];
}
