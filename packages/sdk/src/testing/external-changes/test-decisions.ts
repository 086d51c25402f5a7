import {
  changeDecisions,
  changeStatuses,
  decisionRefusal,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';
import type { TestData } from '../test-data.ts';
import { testChangeEvents } from './test-change-events.ts';

type Change = Schemas['ExternalChange'];
type Event = Schemas['ExternalChangeEvent'];

/** What Google makes of a decision that is on its way: it takes it, refuses it, or cannot be reached just now. */
export type TestChangeDecision =
  | 'taken'
  | 'not_delivered'
  | { refused: readonly Schemas['ListingProblem'][] };

/** What `createTestDecisions` returns. */
export interface CreateTestDecisionsResult {
  decide: (
    change: Change,
    wish: 1 | 2 | 3,
    isByRule?: boolean,
  ) => 'not_found' | 'change_ended' | 'change_informational' | 'decision_sent' | undefined;
  sendDue: (until?: number) => void;
  settle: (id: number, decision: TestChangeDecision) => void;
}

/** Decisions of the in-memory API: they can be undone until they are sent, and end when Google takes them. */
export function createTestDecisions(
  data: TestData,
  tell: (ids: readonly number[]) => void,
  takeAfter: number | undefined,
): CreateTestDecisionsResult {
  const put = (change: Change, kind: Event['kind'], rest: Partial<Event> = {}) => {
    const index = data.externalChanges.findIndex(({ id }) => id === change.id);
    const before = data.externalChanges[index] ?? change;
    const events = data.externalChangeEvents.get(change.id) ?? testChangeEvents(before);
    const event = { kind, at: now(), user: null, by_rule: false, problems: [], ...rest };
    data.externalChangeEvents.set(change.id, [...events, event]);
    data.externalChanges[index] = change;
  };

  const sendDue = (until = Date.now()) => {
    const due = data.externalChanges.filter(
      ({ step, send_at }) => step === 'undoable' && send_at !== null && Date.parse(send_at) <= until,
    );
    for (const change of due) put({ ...change, step: 'sending' }, 'sent');
    if (due.length === 0) return;
    tell(due.map(({ id }) => id));
    if (takeAfter !== undefined) setTimeout(() => due.forEach(({ id }) => settle(id, 'taken')), takeAfter);
  };

  const settle = (id: number, decision: TestChangeDecision) => {
    const change = data.externalChanges.find((one) => one.id === id);
    if (!change || change.decision === changeDecisions.idle || change.status !== changeStatuses.pending)
      throw new Error(`No decision about change ${id} is on its way.`);
    if (decision === 'not_delivered') put({ ...change, step: 'retrying' }, 'retried');
    else if (decision === 'taken') {
      const isAccepted = change.decision === changeDecisions.accept;
      const status = isAccepted ? changeStatuses.accepted : changeStatuses.rejected;
      put({ ...change, step: 'done', status, finished_at: now() }, 'taken');
      if (isAccepted) take(data, change);
    } else {
      const problems = [...decision.refused];
      put({ ...change, step: 'failed', problems }, 'refused', { problems });
    }
    tell([id]);
  };

  const decide = (change: Change, wish: 1 | 2 | 3, isByRule = false) => {
    const refusal = decisionRefusal(change, wish);
    if (refusal) return refusal;
    const by = { user: isByRule ? null : data.user.name, by_rule: isByRule };
    if (wish === changeStatuses.pending) {
      put({ ...change, ...undecided }, 'undone', by);
      return undefined;
    }
    const isNoted = change.is_informational;
    const wait = isByRule ? 0 : data.protection.undo_seconds * 1000;
    const decided: Change = {
      ...change,
      decision: wish === changeStatuses.accepted ? changeDecisions.accept : changeDecisions.reject,
      step: isNoted ? 'done' : 'undoable',
      status: isNoted ? changeStatuses.accepted : changeStatuses.pending,
      decided_at: now(),
      decided_by: by.user,
      decided_by_rule: isByRule,
      send_at: isNoted ? null : new Date(Date.now() + wait).toISOString(),
      finished_at: isNoted ? now() : null,
      problems: [],
    };
    put(decided, wish === changeStatuses.accepted ? 'accepted' : 'rejected', by);
    if (!isNoted) setTimeout(() => sendDue(), wait);
    return undefined;
  };

  return { decide, sendDue, settle };
}

const undecided = {
  decision: changeDecisions.idle,
  step: 'none',
  decided_at: null,
  decided_by: null,
  decided_by_rule: false,
  send_at: null,
  problems: [],
} satisfies Partial<Change>;

/** What was accepted is what the listing says from then on. */
function take(data: TestData, { facility, proposed }: Change) {
  const fields = data.listingFields.get(facility.id);
  const { location_state: _told, ...said } = proposed;
  if (fields) data.listingFields.set(facility.id, { ...fields, ...said });
}

function now(): string {
  return new Date().toISOString();
}
