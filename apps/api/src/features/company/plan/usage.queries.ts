import { eq } from 'drizzle-orm';
import { planLimits } from '@pinfold/contract/access/plan';
import type { CompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { companies } from '../company.table.ts';
import type { Member } from '../member.ts';
import { countAllUsed } from './count-used.ts';

/** What the plan caps and how much of it is used; a member of some locations counts only what they see. */
export async function companyUsage(queries: Queryable, member: Member): Promise<CompanyUsage> {
  const [company] = await queries
    .select({ limits: companies.planLimits })
    .from(companies)
    .where(eq(companies.id, member.companyId));
  const used = await countAllUsed(queries, member);
  return {
    limits: planLimits.map((limit) => ({ limit, used: used[limit], max: company?.limits[limit] ?? null })),
  };
}
