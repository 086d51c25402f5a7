import { sql } from 'drizzle-orm';
import type { AppleBrandState } from '@pinfold/contract/features/integrations/apple-brand';
import { rows } from '../../../../database/database.ts';
import type { Services } from '../../../../services.ts';
import type { DirectoryProblem } from '../directories.table.ts';

/** The brand of an account in a country. */
export interface AppleBrandKey {
  companyId: number;
  accountId: number;
  country: string;
}

/** One name of a brand. A later one has a higher version, which makes the jobs of this one void. */
export interface AppleBrandVersion extends AppleBrandKey {
  version: number;
}

/** A brand as it is stored. */
export interface AppleBrandRow {
  name: string;
  external_id: string | null;
  state: AppleBrandState;
  version: number;
}

/** Undefined where it has no name. */
export async function findBrand(
  { database }: Pick<Services, 'database'>,
  { companyId, accountId, country }: AppleBrandKey,
): Promise<AppleBrandRow | undefined> {
  const [row] = await rows<AppleBrandRow>(
    database.queries,
    sql`select name, external_id, state, version from apple_brands
        where company_id = ${companyId} and account_id = ${accountId} and country = ${country}`,
  );
  return row;
}

/** Why locations of a country wait. */
export function problemOfBrand(brand: Pick<AppleBrandRow, 'state'> | undefined): DirectoryProblem {
  if (!brand) return { code: 'brand_missing' };
  if (brand.state === 'failed') return { code: 'brand_failed' };
  return { code: brand.state === 'rejected' ? 'brand_refused' : 'brand_in_review' };
}
