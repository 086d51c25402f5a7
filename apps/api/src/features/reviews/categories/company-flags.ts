import { sql } from 'drizzle-orm';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Config } from '../../../config.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { installationFlags } from '../../session/installation-settings.ts';

/** Switches that are on for a company, or for everybody. */
export async function companyFlags(
  queries: Queryable,
  config: Config,
  companyId: number,
): Promise<Set<FeatureFlag>> {
  const [company] = await rows<{ feature_flags: FeatureFlag[] }>(
    queries,
    sql`select feature_flags from companies where id = ${companyId}`,
  );
  return new Set([...installationFlags(config), ...(company?.feature_flags ?? [])]);
}
