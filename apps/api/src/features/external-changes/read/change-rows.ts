import { sql, type SQL } from 'drizzle-orm';
import {
  isInformational,
  type ChangeReason,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { translate } from '../../../i18n/i18n.ts';
import { Problem } from '../../../problem.ts';
import { type LocationColumns, summaryOf } from '../../listings/location-rows.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { translateProblem } from '../../listings/updates/update-problems.ts';
import type { LocationScope } from '../../listings/visible-locations.ts';
import { isProtected, protectionOfLocations } from '../protect/protection.queries.ts';
import { pageOfChanges, visibleChanges } from './change-choice.ts';

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

/** A row of `changeRowsStatement`. Drivers disagree about moments. */
interface ChangeRow extends LocationColumns, Pick<ExternalChange, SameOnTheWire> {
  id: number;
  reason: NonNullable<ExternalChange['reason']>['code'] | null;
  is_by_rule: boolean;
  problems: StoredProblem[];
  detected_at: Moment;
  decided_at: Moment | null;
  send_at: Moment | null;
  finished_at: Moment | null;
}

type SameOnTheWire =
  | 'field'
  | 'source'
  | 'type'
  | 'status'
  | 'decision'
  | 'step'
  | 'ours'
  | 'live'
  | 'proposed'
  | 'identical_key'
  | 'is_protected'
  | 'is_escalated'
  | 'decided_by';

function toExternalChange(row: ChangeRow, language: Language): ExternalChange {
  return {
    id: row.id,
    facility: summaryOf(row),
    field: row.field,
    source: row.source,
    type: row.type,
    status: row.status,
    decision: row.decision,
    step: row.step,
    is_informational: isInformational(row.field),
    is_protected: row.is_protected,
    is_escalated: row.is_escalated,
    ours: row.ours,
    live: row.live,
    proposed: row.proposed,
    identical_key: row.identical_key,
    reason: row.reason && { code: row.reason, message: changeReasonText(row.reason, language) },
    // Google's API does not name the author.
    user: null,
    detected_at: isoOf(row.detected_at),
    decided_at: isoOf(row.decided_at),
    decided_by: row.is_by_rule ? null : row.decided_by,
    decided_by_rule: row.is_by_rule,
    send_at: isoOf(row.send_at),
    finished_at: isoOf(row.finished_at),
    problems: row.problems.map((problem) => translateProblem(problem, language)),
  };
}

/** Returns the reason why the provider shows another value, as text for users. */
function changeReasonText(reason: ChangeReason, language: Language): string {
  return translate(language, `external_changes.reasons.${reason}`);
}
