import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../services.ts';
import { listGrants } from './google-grant.ts';
import type { locations } from './listings.table.ts';

/** Google with the grant that reaches a location; undefined where there is none any more. */
export async function grantOf(
  services: Services,
  { companyId, googleAccountId }: Pick<typeof locations.$inferSelect, 'companyId' | 'googleAccountId'>,
): Promise<GoogleAccount | undefined> {
  const grants = await listGrants(services, companyId);
  return grants.find(({ accountId }) => accountId === googleAccountId)?.google;
}
