import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { companies } from '../company/company.table.ts';

/** @throws Problem `booster_disabled` */
export async function requireBooster(
  queries: Queryable,
  { companyId }: { companyId: number },
): Promise<void> {
  const [company] = await queries
    .select({ isEnabled: companies.enabledReviewBooster })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company?.isEnabled) throw new Problem('booster_disabled');
}
