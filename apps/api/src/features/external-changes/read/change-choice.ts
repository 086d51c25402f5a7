import { sql, type SQL } from 'drizzle-orm';
import { changeDecisions } from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChangeFilters } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { holdsText } from '../../../database/holds-text.ts';
import { idsIn, int8Array } from '../../../database/int8.ts';
import type { Member } from '../../company/member.ts';
import { isProtected, protectionOfLocations } from '../protect/is-protected.ts';
import type { ChosenChanges } from './page-of-changes.ts';
import { visibleChanges } from './visible-changes.ts';

export type ChangeFilter = Partial<ExternalChangeFilters>;

/** The changes that the member may see and that fit every part of the filter. */
export function choiceOf(member: Member, filter: ChangeFilter): ChosenChanges {
  const conditions = [
    statusCondition(filter.status),
    ...placeConditions(member, filter),
    ...dateConditions(member, filter),
    given(filter.source, (source) => sql`c.source = ${source}`),
    given(filter.fields, (fields) => sql`c.field = any(${`{${fields}}`}::text[])`),
    given(filter.identical_key, (key) => sql`c.identical_key = ${key}`),
    given(filter.decided_by, decidedBy),
    given(filter.is_protected, (wanted) => (wanted ? isProtected : sql`not ${isProtected}`)),
    given(filter.is_escalated, (wanted) => (wanted ? sql`c.is_escalated` : sql`not c.is_escalated`)),
    given(filter.has_failed, (wanted) => (wanted ? sql`c.step = 'failed'` : sql`c.step <> 'failed'`)),
  ];
  const stated = conditions.filter((condition) => condition !== undefined);
  const protection = filter.is_protected === undefined ? sql`` : protectionOfLocations(member.companyId);
  return {
    from: sql`external_changes c ${protection}`,
    where: visibleChanges(member, sql.join(stated, sql` and `)),
  };
}

/** One status is compared, not looked up in a list, so that the index answers in the order of time too. */
function statusCondition(status = '1'): SQL {
  return status.includes(',')
    ? sql`c.status = any(${`{${status}}`}::int2[])`
    : sql`c.status = ${Number(status)}`;
}

function placeConditions({ companyId }: Member, { q, facilities_ids, groups }: ChangeFilter) {
  return [
    given(q, (text) =>
      text === ''
        ? undefined
        : sql`c.location_id in (select l.id from locations l where l.company_id = ${companyId}
              and ${holdsText(sql`l.search_text`, text)})`,
    ),
    given(facilities_ids, (ids) => sql`c.location_id = any(${int8Array(idsIn(ids))})`),
    given(
      groups,
      (ids) => sql`c.location_id in (select g.location_id from location_group_members g
              where g.company_id = ${companyId} and g.group_id = any(${int8Array(idsIn(ids))}))`,
    ),
  ];
}

/** Days are those of the company's time zone; the last day is included whole. */
function dateConditions({ timezone }: Member, { date_from, date_to }: ChangeFilter) {
  return [
    given(date_from, (day) => sql`c.detected_at >= (${day}::date::timestamp at time zone ${timezone})`),
    given(date_to, (day) => sql`c.detected_at < ((${day}::date + 1)::timestamp at time zone ${timezone})`),
  ];
}

function decidedBy(who: 'member' | 'rule'): SQL {
  return sql`c.decision <> ${changeDecisions.idle} and ${who === 'rule' ? sql`c.is_by_rule` : sql`not c.is_by_rule`}`;
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) {
  return value === undefined ? undefined : condition(value);
}
