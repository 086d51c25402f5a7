import { sql, type SQL } from 'drizzle-orm';
import type { ExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { LocationScope } from '../../listings/visible-locations.ts';
import { isProtected, protectionOfLocations } from '../protect/is-protected.ts';
import { pageOfChanges } from './page-of-changes.ts';
import { toExternalChange, type ChangeRow } from './to-external-change.ts';
import { visibleChanges } from './visible-changes.ts';

/** Whole changes for the rows of a page, as `pageOfChanges` chooses them. */
export async function changesOfPage(
  queries: Queryable,
  { companyId }: LocationScope,
  page: SQL,
  language: Language,
): Promise<ExternalChange[]> {
  const found = await rows<ChangeRow>(queries, changeRowsStatement(companyId, page));
  return found.map((row) => toExternalChange(row, language));
}

/** @throws Problem `not_found` */
export async function requireChange(
  queries: Queryable,
  member: LocationScope,
  id: number,
  language: Language,
): Promise<ExternalChange> {
  const chosen = { from: sql`external_changes c`, where: visibleChanges(member, sql`c.id = ${id}`) };
  const page = pageOfChanges(chosen, { limit: 1, offset: 0, order: 'newest' });
  const [change] = await changesOfPage(queries, member, page, language);
  if (!change) throw new Problem('not_found');
  return change;
}

export function changeRowsStatement(companyId: number, page: SQL): SQL {
  return sql`with page as (${page})
        select c.id::int8 as id, c.field, c.source, c.type, c.status, c.decision, c.step, c.ours, c.live, c.proposed,
               c.identical_key, c.reason, c.is_escalated, c.is_by_rule, c.problems,
               c.detected_at, c.decided_at, c.send_at, c.finished_at,
               ${isProtected} as is_protected, u.name as decided_by,
               l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified
        from page
        join external_changes c on c.company_id = page.company_id and c.id = page.id
        join locations l on l.company_id = c.company_id and l.id = c.location_id
        left join members m on m.company_id = c.company_id and m.user_id = c.decided_by
        left join users u on u.id = m.user_id
        ${protectionOfLocations(companyId, sql`m.location_id in (select page.location_id from page)`)}
        order by page.position`;
}
