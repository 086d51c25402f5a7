import { sql, type SQL } from 'drizzle-orm';
import {
  changeDecisions,
  type ChangeOrder,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChangeFilters } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { containsText } from '../../../database/contains-text.ts';
import { idsIn, int8Array } from '../../../database/int8.ts';
import { isInGroups } from '../../listings/groups/locations-of-groups.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import { isProtected, protectionOfLocations } from '../protect/protection.queries.ts';

export type ChangeFilter = Partial<ExternalChangeFilters>;

/** The changes that the member may see and that fit every part of the filter. */
export function choiceOf(member: Member, filter: ChangeFilter): ChosenChanges {
  const conditions = [
    statusCondition(filter.status),
    ...locationConditions(member, filter),
    ...dateConditions(member, filter),
    given(filter.source, (source) => sql`c.source = ${source}`),
    given(filter.type, (type) => sql`c.type = ${type}`),
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

/** A single status is compared with `=`, so that the index also provides the order by time. */
function statusCondition(status = '1'): SQL {
  return status.includes(',')
    ? sql`c.status = any(${`{${status}}`}::int2[])`
    : sql`c.status = ${Number(status)}`;
}

function locationConditions({ companyId }: Member, { q, facilities_ids, groups }: ChangeFilter) {
  return [
    given(q, (text) =>
      text === ''
        ? undefined
        : sql`c.location_id in (select l.id from locations l where l.company_id = ${companyId}
              and ${containsText(sql`l.search_text`, text)})`,
    ),
    given(facilities_ids, (ids) => sql`c.location_id = any(${int8Array(idsIn(ids))})`),
    given(groups, (ids) => isInGroups(companyId, sql`c.location_id`, idsIn(ids))),
  ];
}

/** Days are those of the company's time zone; the last day is included whole. */
function dateConditions({ timezone }: Member, { date_from, date_to }: ChangeFilter) {
  return [
    given(date_from, (day) => isOnOrAfter(sql`c.detected_at`, day, timezone)),
    given(date_to, (day) => isOnOrBefore(sql`c.detected_at`, day, timezone)),
  ];
}

function decidedBy(who: 'member' | 'rule'): SQL {
  return sql`c.decision <> ${changeDecisions.idle} and ${who === 'rule' ? sql`c.is_by_rule` : sql`not c.is_by_rule`}`;
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) {
  return value === undefined ? undefined : condition(value);
}

/** Which changes: the tables, `external_changes c` first, and the condition. */
export interface ChosenChanges {
  from: SQL;
  where: SQL;
}

interface ChangePaging {
  limit: number;
  offset: number;
  order: ChangeOrder;
}

/** The rows of one page, chosen before anything else is joined, so that a deep page stays cheap. */
export function pageOfChanges({ from, where }: ChosenChanges, { limit, offset, order }: ChangePaging): SQL {
  const ordering = orderings[order];
  const locations =
    order === 'location'
      ? sql`join locations l on l.company_id = c.company_id and l.id = c.location_id`
      : sql``;
  return sql`select c.company_id, c.id, c.location_id, row_number() over (order by ${ordering}) as position
             from ${from} ${locations} where ${where} order by ${ordering} limit ${limit} offset ${offset}`;
}

export function changeCountStatement({ from, where }: ChosenChanges): SQL {
  return sql`select count(*) as count from ${from} where ${where}`;
}

export async function countOf(queries: Queryable, chosen: ChosenChanges): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, changeCountStatement(chosen));
  return row?.count ?? 0;
}

/** Ids of a page, in its order. */
export async function idsOf(queries: Queryable, page: SQL): Promise<number[]> {
  const found = await rows<{ id: number }>(
    queries,
    sql`select page.id::int8 as id from (${page}) page order by page.position`,
  );
  return found.map(({ id }) => id);
}

/**
 * Over `external_changes c` and `locations l`; each ends with the id, so that no change is on two pages. The placement
 * of nulls, of which there are none, is spelled as in the index: otherwise PostgreSQL would sort again.
 */
const orderings: Record<ChangeOrder, SQL> = {
  newest: sql`c.detected_at desc nulls last, c.id desc nulls last`,
  oldest: sql`c.detected_at nulls first, c.id nulls first`,
  location: sql`l.city, l.address_line, l.id, c.detected_at desc, c.id desc`,
};

/**
 * Adds to a condition about `external_changes c` what the member may see. The company always comes first, so that each
 * index is entered by it.
 */
export function visibleChanges(member: LocationScope, where: SQL): SQL {
  const visible = visibleTo(member, sql`c.location_id`);
  return sql`c.company_id = ${member.companyId} and ${visible ? sql`${visible} and ` : sql``}${where}`;
}
