import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import {
  changeStatuses,
  type ChangeEventKind,
  type ChangeOrder,
} from '@pinfold/contract/features/external-changes/external-change';
import type {
  ExternalChange,
  ExternalChangeEvent,
  getExternalChangeStats,
  listExternalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { offsetOf, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { translateProblem } from '../../listings/updates/update-problems.ts';
import { choiceOf, countOf, idsOf, pageOfChanges, type ChangeFilter } from './change-choice.ts';
import { changesOfPage, requireChange } from './change-rows.ts';

interface ChangeSearch extends ChangeFilter, Paging {
  order_by: ChangeOrder;
  only_ids?: boolean | undefined;
}

type ChangePage = z.input<typeof listExternalChanges.response>;

/** @throws Problem `permission_denied` when ended changes are requested without the permission to see the history */
export async function listChangesOf(
  queries: Queryable,
  member: Member,
  { page, page_size, order_by: order, only_ids, ...filter }: ChangeSearch,
  massLimit: number,
  language: Language,
): Promise<ChangePage> {
  if ((filter.status ?? '1') !== String(changeStatuses.pending)) requireHistory(member);
  const chosen = choiceOf(member, filter);
  if (only_ids) {
    const ids = await idsOf(queries, pageOfChanges(chosen, { limit: massLimit, offset: 0, order }));
    const count = ids.length < massLimit ? ids.length : await countOf(queries, chosen);
    return { count, results: [], ids, mass_limit: massLimit };
  }
  const paging = { limit: page_size, offset: offsetOf({ page, page_size }), order };
  // At once: on a pool the page does not wait for the count.
  const [count, results] = await Promise.all([
    countOf(queries, chosen),
    changesOfPage(queries, member, pageOfChanges(chosen, paging), language),
  ]);
  return { count, results, mass_limit: massLimit };
}

/** @throws Problem `permission_denied` */
function requireHistory(member: Member): void {
  if (!mayLookBack(member)) throw new Problem('permission_denied');
}

/** Whether the member may see changes that have ended. */
function mayLookBack(member: Member): boolean {
  return decideAccess(looksBack, member) === undefined;
}

const looksBack = { permission: 'view_external_changes_history', demo: 'allowed' } as const;

/** An ended change is not found without the permission to see the history. @throws Problem `not_found` */
export async function readChange(
  queries: Queryable,
  member: Member,
  id: number,
  language: Language,
): Promise<ExternalChange> {
  const change = await requireChange(queries, member, id, language);
  if (change.status !== changeStatuses.pending && !mayLookBack(member)) throw new Problem('not_found');
  return change;
}

/** @throws Problem `not_found` */
export async function listEventsOf(
  queries: Queryable,
  member: Member,
  id: number,
  language: Language,
): Promise<{ results: ExternalChangeEvent[] }> {
  await requireChange(queries, member, id, language);
  const found = await rows<EventRow>(
    queries,
    sql`select e.kind, e.at, e.is_by_rule, e.problems, u.name as user from external_change_events e
        left join members m on m.company_id = e.company_id and m.user_id = e.user_id
        left join users u on u.id = m.user_id
        where e.company_id = ${member.companyId} and e.change_id = ${id} order by e.id`,
  );
  return {
    results: found.map((event) => ({
      kind: event.kind,
      at: isoOf(event.at),
      user: event.user,
      by_rule: event.is_by_rule,
      problems: event.problems.map((problem) => translateProblem(problem, language)),
    })),
  };
}

interface EventRow {
  kind: ChangeEventKind;
  at: Moment;
  is_by_rule: boolean;
  problems: StoredProblem[];
  user: string | null;
}

type ChangeStats = z.input<typeof getExternalChangeStats.response>;

/** Counts what waits for a person. */
export function waitingChangesStatement(member: Member): SQL {
  const { from, where } = choiceOf(member, {});
  return sql`select count(*) from ${from} where ${where} and ${waits}`;
}

/** What only informs asks for nothing. */
const waits = sql`decision = 0 and field <> 'location_state'`;

/** How much waits for a person. */
export async function changeStats(
  queries: Queryable,
  member: Member,
  facilitiesIds: string | undefined,
): Promise<ChangeStats> {
  const { from, where } = choiceOf(member, { facilities_ids: facilitiesIds });
  const row = await oneRow<StatsRow>(
    queries,
    sql`select count(*) filter (where ${waits}) as pending,
               count(distinct location_id) filter (where ${waits}) as facilities_count,
               min(detected_at) filter (where ${waits}) as oldest_detected_at,
               count(*) filter (where step = 'failed') as failed,
               count(*) filter (where is_escalated and ${waits}) as escalated
        from ${from} where ${where}`,
  );
  return {
    ...row,
    oldest_detected_at: isoOf(row.oldest_detected_at),
  };
}

interface StatsRow {
  pending: number;
  facilities_count: number;
  oldest_detected_at: Moment | null;
  failed: number;
  escalated: number;
}
