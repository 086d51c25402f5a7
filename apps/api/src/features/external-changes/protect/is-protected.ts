import { sql, type SQL } from 'drizzle-orm';
import { protectableFields } from '@pinfold/contract/features/external-changes/external-change';
import { defaultProtectedFields } from '@pinfold/contract/features/external-changes/protection';
import { wholeCompany } from './protection.queries.ts';

/**
 * The contract's `protectedFields` as SQL, so that lists can be narrowed by it: whether the field of a row of
 * `external_changes c`, joined with `protectionOfLocations`, is protected in its location now.
 */
export const isProtected: SQL = sql`(c.field = any(${textArray(protectableFields)})
  and c.field = any(coalesce(by_group.fields, by_company.fields, ${textArray(defaultProtectedFields)})))`;

/**
 * To be joined to `external_changes c`: what groups and the company protect, gathered once for all rows, since a look at
 * the groups of each would take minutes where there are many. With few rows, `only` narrows the locations `m`.
 */
export function protectionOfLocations(companyId: number, only?: SQL): SQL {
  return sql`
    left join (
      select m.location_id, coalesce(array_agg(p.field) filter (where p.field is not null), '{}') as fields
      from (select s.group_id, f.field from protected_fields s left join lateral unnest(s.fields) f (field) on true
            where s.company_id = ${companyId} and s.group_id <> ${wholeCompany}) p
      join location_group_members m on m.company_id = ${companyId} and m.group_id = p.group_id
      ${only ? sql`where ${only}` : sql``} group by m.location_id) by_group on by_group.location_id = c.location_id
    left join protected_fields by_company
      on by_company.company_id = ${companyId} and by_company.group_id = ${wholeCompany}`;
}

/** Words without commas or quotes as one parameter. */
function textArray(words: readonly string[]): SQL {
  return sql`${`{${words.join(',')}}`}::text[]`;
}
