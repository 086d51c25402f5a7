import { sql } from 'drizzle-orm';
import type { PlanCapability } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from '../../../database/database.ts';
import { planColumns, planStateOfRow, type PlanColumns } from '../../../database/plan-columns.ts';
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
    sql`select c.name, c.timezone, c.plan_capabilities, c.disabled_modules, ${planColumns}
        from companies c where c.id = ${companyId}`,
  );
  if (!row?.plan_capabilities.includes('review_auto_replies')) return undefined;
  if (planStateOfRow(row, now()) !== 'active' || row.disabled_modules.includes('reviews')) return undefined;
  const mayUseModel = row.plan_capabilities.includes('ai_reply');
  return { companyId, name: row.name, timezone: row.timezone, mayUseModel };
}

interface CompanyRow extends PlanColumns {
  name: string;
  timezone: string;
  plan_capabilities: PlanCapability[];
  disabled_modules: string[];
}
