import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireGrant, type GoogleGrant } from '../google-grant.ts';
import { locationFilter } from '../location-filter.ts';
import { locations } from '../listings.table.ts';

export interface ProfileAtGoogle extends GoogleGrant {
  row: typeof locations.$inferSelect;
  /** `locations/{l}` */
  googleName: string;
}

/**
 * A location that the member sees, with the account that it is in; undefined for one that is not at Google.
 * @throws Problem `not_found` or `google_account_missing`
 */
export async function findProfile(
  services: Services,
  member: Member,
  id: number,
): Promise<ProfileAtGoogle | undefined> {
  const [row] = await services.database.queries
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  const { googleName } = row;
  if (googleName === null) return undefined;
  return { row, googleName, ...(await requireGrant(services, member.companyId, row.googleAccountId)) };
}
