import { sql } from 'drizzle-orm';
import { changeFields, type ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import {
  type PastChange,
  rehearsalDays,
  rehearsedRejections,
} from '@pinfold/contract/features/external-changes/protection';
import type {
  ProtectionChanges,
  ProtectionRehearsal,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { givenProtection } from './given-protection.ts';
import { groupsOf } from './protection.queries.ts';

/**
 * What settings would have done to the changes of the last days.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
export async function rehearse(
  { database, config, now }: Services,
  member: Member,
  given: ProtectionChanges,
): Promise<ProtectionRehearsal> {
  const protection = await givenProtection(database.queries, member, given);
  const since = new Date(now().getTime() - rehearsalDays * 86_400_000);
  const changes = await changesSince(database.queries, member.companyId, since);
  const { byField, ...counts } = rehearsedRejections(protection, changes, config.PINFOLD_EDIT_WAR_LIMIT);
  return {
    days: rehearsalDays,
    ...counts,
    by_field: changeFields.flatMap((field) => {
      const count = byField.get(field);
      return count ? [{ field, ...count }] : [];
    }),
  };
}

async function changesSince(queries: Queryable, companyId: number, since: Date): Promise<PastChange[]> {
  const found = await rows<{ location_id: number; field: ChangeField; at: number }>(
    queries,
    sql`select location_id, field, (extract(epoch from detected_at) * 1000)::float8 as at
        from external_changes where company_id = ${companyId} and detected_at >= ${since.toISOString()}
        order by detected_at, id`,
  );
  const locationIds = [...new Set(found.map(({ location_id }) => location_id))];
  const groups = await groupsOf(queries, companyId, locationIds);
  return found.map(({ location_id, field, at }) => ({
    field,
    at,
    locationId: location_id,
    groupIds: groups.get(location_id) ?? [],
  }));
}
