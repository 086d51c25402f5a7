import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';
import { groupMembersOf } from '../group-members-of.ts';
import { listAnswer, pageOf, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { identicalChanges } from './identical-changes.ts';
import { matchesExternalChange } from './match-external-change.ts';
import { testChangeEvents } from './test-change-events.ts';
import { createTestDecisions, type TestChangeDecision } from './test-decisions.ts';
import { checkedProtection, protectionBy, rehearse, summarize } from './test-protection.ts';

type Change = Schemas['ExternalChange'];

/** What `createTestExternalChangesApi` returns. */
export interface CreateTestExternalChangesApiResult {
  answers: TestAnswers;
  settle: (id: number, decision: TestChangeDecision) => void;
  /** What can still be undone is sent at once. */
  send: () => void;
  /** Somebody else changes a field of a listing. */
  detect: (change: Change) => void;
}

/** Changes by others in the in-memory API: decisions can be undone, are sent when their time comes, and then settled. */
export function createTestExternalChangesApi(
  data: TestData,
  tell: (ids: readonly number[]) => void,
  takeAfter?: number,
): CreateTestExternalChangesApiResult {
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
    const world = { membersOf: (id: number) => groupMembersOf(data, id), timezone: data.company.timezone };
    const changes = all().filter((change) => matchesExternalChange(change, query, world));
    return changes.toSorted(orders[query.get('order_by') ?? 'newest'] ?? newest);
  };
  const decideMany = (
    changes: readonly Change[],
    wish: 1 | 2 | 3,
    unknown: readonly number[] = [],
  ): Schemas['DecidedChanges'] => {
    if (changes.length > data.protection.mass_limit) throw new TestProblem('too_many_changes');
    const ids: number[] = [];
    const skipped: Schemas['DecidedChanges']['skipped'] = unknown.map((id) => ({ id, reason: 'not_found' }));
    for (const change of changes) {
      const reason = decisions.decide(change, wish);
      if (reason) skipped.push({ id: change.id, reason });
      else ids.push(change.id);
    }
    const send_at = all().find(({ id, send_at: at }) => at !== null && ids.includes(id))?.send_at ?? null;
    if (ids.length > 0) tell(ids);
    return { decided: ids.length, ids, skipped, send_at };
  };
  const unknownOf = (ids: readonly number[], changes: readonly Change[]) =>
    ids.filter((id) => !changes.some((change) => change.id === id));

  const answers: TestAnswers = {
    listExternalChanges: ({ query }) => {
      const status = query.get('status') ?? '1';
      if (status !== '1' && !mayLookBack(data)) throw new TestProblem('permission_denied');
      const asked = new URLSearchParams(query);
      asked.set('status', status);
      const found = matching(asked);
      const { mass_limit } = data.protection;
      const answer = { count: found.length, mass_limit };
      if (query.get('only_ids') !== 'true')
        return Response.json({ ...answer, results: pageOf(found, query, 20) });
      const ids = found.slice(0, mass_limit).map(({ id }) => id);
      return Response.json({ ...answer, results: [], ids });
    },
    listIdenticalChanges: ({ query }) => {
      const pending = new URLSearchParams(query);
      pending.set('status', '1');
      const undecided = matching(pending).filter(({ step }) => step === 'none');
      return listAnswer(identicalChanges(undecided), query, 20);
    },
    getExternalChange: ({ id }) => Response.json(find(id)),
    getExternalChangeStats: ({ query }) => {
      const ids = query.get('facilities_ids')?.split(',').map(Number);
      const pending = all().filter(
        ({ status, facility }) => status === changeStatuses.pending && (ids?.includes(facility.id) ?? true),
      );
      const waiting = pending.filter(
        ({ decision, is_informational }) => decision === changeDecisions.idle && !is_informational,
      );
      return Response.json({
        pending: waiting.length,
        facilities_count: new Set(waiting.map(({ facility }) => facility.id)).size,
        oldest_detected_at: waiting.map(({ detected_at }) => detected_at).toSorted()[0] ?? null,
        failed: pending.filter(({ step }) => step === 'failed').length,
        escalated: waiting.filter(({ is_escalated }) => is_escalated).length,
      });
    },
    listExternalChangeEvents: ({ id }) => {
      const change = find(id);
      return Response.json({ results: data.externalChangeEvents.get(id) ?? testChangeEvents(change) });
    },
    decideExternalChange: ({ id, body }) => {
      const refusal = decisions.decide(find(id), (body as Schemas['ExternalChangeDecision']).status);
      if (refusal) throw new TestProblem(refusal);
      tell([id]);
      return Response.json(find(id), { status: 202 });
    },
    decideExternalChanges: ({ body }) => {
      const {
        status,
        gmb_external_changes_ids: ids,
        ...selection
      } = body as Schemas['ExternalChangesDecision'];
      const query = new URLSearchParams(ids ? {} : { status: '1' });
      for (const [name, value] of Object.entries(selection)) query.set(name, String(value));
      const fitting = matching(query);
      const chosen = ids ? fitting.filter(({ id }) => ids.includes(id)) : fitting;
      return Response.json(decideMany(chosen, status, unknownOf(ids ?? [], chosen)), { status: 202 });
    },
    rejectExternalChanges: ({ body }) => {
      const ids = (body as Schemas['ExternalChangesRejection']).gmb_external_changes_ids;
      const chosen = all().filter(({ id }) => ids.includes(id));
      const decided = decideMany(chosen, changeStatuses.rejected, unknownOf(ids, chosen));
      return Response.json(decided, { status: 202 });
    },
    getProtectionSettings: () => Response.json(data.protection),
    updateProtectionSettings: ({ body }) => {
      data.protection = checkedProtection(data, body);
      data.company = {
        ...data.company,
        enabled_auto_gmb_external_changes_protection: data.protection.is_automatic,
      };
      const waiting = new Set(data.protection.is_automatic ? summarize(all(), Infinity).ids : []);
      for (const change of all())
        if (waiting.has(change.id) && !change.is_escalated)
          decisions.decide(change, changeStatuses.rejected, true);
      tell([]);
      return Response.json(data.protection);
    },
    rehearseProtection: ({ body }) => Response.json(rehearse(data, checkedProtection(data, body))),
    getProtectionSummary: () => Response.json(summarize(all(), data.protection.mass_limit)),
  };

  return {
    answers,
    settle: decisions.settle,
    send: () => decisions.sendDue(Infinity),
    detect: (change: Change) => {
      data.externalChanges = [change, ...data.externalChanges];
      tell([change.id]);
    },
  };
}

function mayLookBack({ company }: TestData): boolean {
  return (
    hasFullAccess(company.company_user.type) || company.permissions.view_external_changes_history === true
  );
}

const newest = (a: Change, b: Change) => b.detected_at.localeCompare(a.detected_at) || b.id - a.id;

const orders: Readonly<Record<string, (a: Change, b: Change) => number>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  location: (a, b) =>
    a.facility.name.localeCompare(b.facility.name, 'pl') || a.facility.id - b.facility.id || newest(a, b),
};
