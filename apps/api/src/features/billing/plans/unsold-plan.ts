import { eq } from 'drizzle-orm';
import { planCapabilities, standardPlan } from '@pinfold/contract/access/plan';
import type { Queryable } from '../../../database/database.ts';
import { companies } from '../../company/company.table.ts';

/** What every company has where nothing is sold: all there is, without limits and without an end. */
export const unsoldPlan = {
  planName: standardPlan.name,
  planCapabilities: [...planCapabilities],
  planLimits: {},
  planIsFreeTrial: false,
  planExpiresAt: null,
};

/** Ends the trials of an installation that does not sell, or no longer: nobody could buy anything after them. */
export async function endTrialsForGood(queries: Queryable): Promise<void> {
  await queries.update(companies).set(unsoldPlan).where(eq(companies.planIsFreeTrial, true));
}
