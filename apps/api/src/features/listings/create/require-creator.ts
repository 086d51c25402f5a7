import { eq } from 'drizzle-orm';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';

/**
 * Creating listings can be disabled per account (product spec, section 6).
 * @throws Problem `cannot_create_listings`
 */
export async function requireCreator({ database }: Services, { companyId }: Member): Promise<void> {
  const [company] = await database.queries
    .select({ canCreate: companies.canCreateGmbLocations })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company?.canCreate) throw new Problem('cannot_create_listings');
}
