import { eq } from 'drizzle-orm';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
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

/** @throws Problem `feature_disabled`, or the code of its own that a feature has, where the flag is off */
export async function requireFlag(
  { config }: { config: Config },
  queries: Queryable,
  { companyId }: { companyId: number },
  flag: FeatureFlag,
): Promise<void> {
  if (await hasFlag(queries, config, companyId, flag)) return;
  throw new Problem(flag === 'auto_review_reply' ? 'auto_replies_disabled' : 'feature_disabled');
}
