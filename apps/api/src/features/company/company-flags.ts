import { eq } from 'drizzle-orm';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/database.ts';
import { installationFlags } from '../session/installation-settings.ts';
import { companies } from './company.table.ts';

/** Flags that are on for a company, or for the whole installation. */
export async function companyFlags(
  queries: Queryable,
  config: Config,
  companyId: number,
): Promise<Set<FeatureFlag>> {
  const [company] = await queries
    .select({ featureFlags: companies.featureFlags })
    .from(companies)
    .where(eq(companies.id, companyId));
  return new Set([...installationFlags(config), ...(company?.featureFlags ?? [])]);
}

/** Whether one of them is on. */
export async function hasFlag(
  queries: Queryable,
  config: Config,
  companyId: number,
  flag: FeatureFlag,
): Promise<boolean> {
  return (await companyFlags(queries, config, companyId)).has(flag);
}
