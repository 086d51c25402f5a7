import { hasFullAccess } from '@pinfold/contract/access/member-types';
import {
  changeDecisions,
  changeStatuses,
  type RequestedStatus,
} from '@pinfold/contract/features/external-changes/external-change';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { type Filters, hasText, idsIn, matchesQuery, pageOf } from '../collection.ts';
import { membersOf, searchedText } from '../listings/locations.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { createTestDecisions, testChangeEvents, type TestChangeDecision } from './decisions.ts';
import { checkedProtection, protectionBy, rehearse, summarize } from './protection.ts';

type Change = Schemas['ExternalChange'];

/** What `createTestExternalChanges` returns. */
export interface TestExternalChanges {
  answers: TestAnswers;
  settle: (id: number, decision: TestChangeDecision) => void;
  /** Sends all decisions that can still be undone. */
  send: () => void;
  /** Adds a change by others. */
  detect: (change: Change) => void;
}

/** External changes of the in-memory API. Decisions can be undone until they are sent, and are then settled. */
export function createTestExternalChanges(
  data: TestData,
  tell: Tell,
  takeAfter?: number,
): TestExternalChanges {
  const decisions = createTestDecisions(data, tell, takeAfter);
  const all = (): Change[] => {
    decisions.sendDue();
    const isProtected = protectionBy(data.protection, data);
    return data.externalChanges.map((change) => ({ ...change, is_protected: isProtected(change) }));
  };
  const find = (id: number): Change => {
    const change = all().find((one) => one.id === id);
    if (!change) throw new TestProblem('not_found');
    return change;
  };
  const matching = (query: URLSearchParams) => {
    const [from, to] = [query.get('date_from'), query.get('date_to')];
    const isInGroups = ({ facility }: Change) =>
      idsIn(query, 'groups')?.some((group) => membersOf(data, group).has(facility.id)) ?? true;
    const isWithin = ({ detected_at }: Change) => {
      if (from === null && to === null) return true;
      const day = localTime(new Date(detected_at), data.company.timezone).date;
      return day >= (from ?? '') && day <= (to ?? '9999');
    };
    return all()
      .filter((change) => matchesQuery(change, query, filters) && isInGroups(change) && isWithin(change))
      .toSorted(orders[query.get('order_by') ?? 'newest'] ?? newest);
  };
  const decideMany = (changes: readonly Change[], wish: RequestedStatus, asked?: readonly number[]) => {
    if (changes.length > data.protection.mass_limit) throw new TestProblem('too_many_changes');
    const unknown = (asked ?? []).filter((id) => !changes.some((change) => change.id === id));
    const ids: number[] = [];
    const skipped: Schemas['DecidedChanges']['skipped'] = unknown.map((id) => ({ id, reason: 'not_found' }));
    for (const change of changes) {
      const reason = decisions.decide(change, wish);
      if (reason) skipped.push({ id: change.id, reason });
      else ids.push(change.id);
    }
    const send_at = all().find(({ id, send_at: at }) => at !== null && ids.includes(id))?.send_at ?? null;
    if (ids.length > 0) tell('external_changes', ids);
    return { decided: ids.length, ids, skipped, send_at };
  };

  const answers: TestAnswers = {
    listExternalChanges: ({ query }) => {
      const status = query.get('status') ?? '1';
      if (status !== '1' && !seesHistory(data)) throw new TestProblem('permission_denied');
      const found = matching(withParameter(query, 'status', status));
      const { mass_limit } = data.protection;
      const page = { ...pageOf(found, query, 20), mass_limit };
      return query.get('only_ids') === 'true'
        ? { ...page, results: [], ids: found.slice(0, mass_limit).map(({ id }) => id) }
        : page;
    },
    listIdenticalChanges: ({ query }) => {
      const undecided = matching(withParameter(query, 'status', '1')).filter(({ step }) => step === 'none');
      return pageOf(identicalChanges(undecided), query, 20);
    },
    getExternalChange: ({ id }) => find(id),
    getExternalChangeStats: ({ query }) => {
      const ids = idsIn(query, 'facilities_ids');
      const pending = all().filter(
        ({ status, facility }) => status === changeStatuses.pending && (ids?.includes(facility.id) ?? true),
      );
      const waiting = pending.filter(
        ({ decision, is_informational }) => decision === changeDecisions.idle && !is_informational,
      );
      return {
        pending: waiting.length,
        facilities_count: new Set(waiting.map(({ facility }) => facility.id)).size,
        oldest_detected_at: oldestOf(waiting),
        failed: pending.filter(({ step }) => step === 'failed').length,
        escalated: waiting.filter(({ is_escalated }) => is_escalated).length,
      };
    },
    listExternalChangeEvents: ({ id }) => ({
      results: data.externalChangeEvents.get(id) ?? testChangeEvents(find(id)),
    }),
    decideExternalChange: ({ id, body }) => {
      const refusal = decisions.decide(find(id), body.status);
      if (refusal) throw new TestProblem(refusal);
      tell('external_changes', [id]);
      return find(id);
    },
    decideExternalChanges: ({ body: { status, gmb_external_changes_ids: ids, ...selection } }) => {
      const query = new URLSearchParams(ids ? {} : { status: '1' });
      for (const [name, value] of Object.entries(selection)) query.set(name, String(value));
      const chosen = matching(query).filter(({ id }) => ids?.includes(id) ?? true);
      return decideMany(chosen, status, ids);
    },
    rejectExternalChanges: ({ body: { gmb_external_changes_ids: ids } }) => {
      const chosen = all().filter(({ id }) => ids.includes(id));
      return decideMany(chosen, changeStatuses.rejected, ids);
    },
    getProtectionSettings: () => data.protection,
    updateProtectionSettings: ({ body }) => {
      data.protection = checkedProtection(data, body);
      const { is_automatic } = data.protection;
      data.company = { ...data.company, enabled_auto_gmb_external_changes_protection: is_automatic };
      const waiting = is_automatic ? summarize(all(), Infinity).ids : [];
      for (const change of all())
        if (waiting.includes(change.id) && !change.is_escalated)
          decisions.decide(change, changeStatuses.rejected, true);
      tell('external_changes');
      return data.protection;
    },
    rehearseProtection: ({ body }) => rehearse(data, checkedProtection(data, body)),
    getProtectionSummary: () => summarize(all(), data.protection.mass_limit),
  };

  return {
    answers,
    settle: decisions.settle,
    send: () => decisions.sendDue(Infinity),
    detect: (change: Change) => {
      data.externalChanges.unshift(change);
      tell('external_changes', [change.id]);
    },
  };
}

const filters: Filters<Change> = {
  q: ({ facility }, wanted) => hasText(searchedText(facility), wanted),
  facilities_ids: ({ facility }, wanted) => wanted.split(',').includes(String(facility.id)),
  status: ({ status }, wanted) => wanted.split(',').includes(String(status)),
  source: ({ source }, wanted) => String(source) === wanted,
  type: ({ type }, wanted) => String(type) === wanted,
  fields: ({ field }, wanted) => wanted.split(',').includes(field),
  identical_key: ({ identical_key }, wanted) => identical_key === wanted,
  decided_by: ({ decision, decided_by_rule }, wanted) =>
    decision !== changeDecisions.idle && decided_by_rule === (wanted === 'rule'),
  is_protected: ({ is_protected }, wanted) => String(is_protected) === wanted,
  is_escalated: ({ is_escalated }, wanted) => String(is_escalated) === wanted,
  has_failed: ({ step }, wanted) => String(step === 'failed') === wanted,
};

const newest = (a: Change, b: Change) => b.detected_at.localeCompare(a.detected_at) || b.id - a.id;

const orders: Readonly<Record<string, (a: Change, b: Change) => number>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  location: (a, b) =>
    a.facility.name.localeCompare(b.facility.name, 'pl') || a.facility.id - b.facility.id || newest(a, b),
};

/** Groups changes that propose the same values, largest group first. */
function identicalChanges(changes: readonly Change[]): Schemas['IdenticalChanges'][] {
  const keys = new Set(changes.map(({ identical_key }) => identical_key));
  return [...keys]
    .flatMap((key) => {
      const same = changes.filter((change) => change.identical_key === key);
      const [first] = same;
      if (!first) return [];
      const { identical_key, field, source, is_informational, ours, proposed } = first;
      const isOursAlike = new Set(same.map((change) => JSON.stringify(change.ours))).size === 1;
      return [
        {
          identical_key,
          field,
          source,
          is_informational,
          count: same.length,
          ours: isOursAlike ? ours : null,
          proposed,
          facilities: same.slice(0, 3).map(({ facility }) => facility),
          oldest_detected_at: oldestOf(same) ?? first.detected_at,
        },
      ];
    })
    .toSorted((a, b) => b.count - a.count || a.identical_key.localeCompare(b.identical_key));
}

function oldestOf(changes: readonly Change[]): string | null {
  return changes.map(({ detected_at }) => detected_at).toSorted()[0] ?? null;
}

function withParameter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const copy = new URLSearchParams(query);
  copy.set(name, value);
  return copy;
}

function seesHistory({ company }: TestData): boolean {
  return (
    hasFullAccess(company.company_user.type) || company.permissions.view_external_changes_history === true
  );
}
