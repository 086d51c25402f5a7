import { sql } from 'drizzle-orm';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import { rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { addLocations } from './group-members.ts';
import { holdGroup } from './hold-group.ts';
import { tellOfGroups } from './tell-of-groups.ts';

/**
 * Adds the locations that have the given store codes, and says which codes nobody has. A code that several locations
 * share brings all of them.
 * @throws Problem `group_import_failed` when nobody has any of them
 */
export async function importIntoGroup(
  { database, live }: Services,
  member: Member,
  groupId: number,
  codes: readonly string[],
) {
  const { companyId } = member;
  const given = [...new Set(codes)];
  return database.queries.transaction(async (tx) => {
    if (!canToggleGroupLocation(await holdGroup(tx, companyId, groupId))) throw new Problem('label_group');
    const found = await rows<{ id: number; store_code: string }>(
      tx,
      sql`select id, store_code from locations where company_id = ${companyId}
          and store_code in (select json_array_elements_text(${JSON.stringify(given)}::json))`,
    );
    if (found.length === 0) throw new Problem('group_import_failed', { values: { codes: given.length } });
    const known = new Set(found.map(({ store_code }) => store_code));
    const ids = found.map(({ id }) => id);
    const added = await addLocations(tx, member, groupId, ids, 'body.store_codes');
    await tellOfGroups(live, tx, companyId);
    return {
      added,
      already_in: ids.length - added,
      unknown_codes: given.filter((code) => !known.has(code)),
    };
  });
}
