import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { companies } from '../company/company.table.ts';

/** @throws Problem `locator_disabled` */
export async function requireEnabled(queries: Queryable, companyId: number): Promise<void> {
  const [company] = await queries
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.enabledStoreLocator, true)));
  if (!company) throw new Problem('locator_disabled');
}
