import {
  changeDecisions,
  changeStatuses,
  type RequestedStatus,
  decisionRefusal,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';
import { collection, now } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';

type Change = Schemas['ExternalChange'];
type Event = Schemas['ExternalChangeEvent'];

/** Google's response to a decision that was sent: accepted, not reachable, or refused. */
export type TestChangeDecision =
  | 'taken'
  | 'not_delivered'
  | { refused: readonly Schemas['ListingProblem'][] };

/** What `createTestDecisions` returns. */
export interface TestDecisions {
  decide: (change: Change, wish: RequestedStatus, isByRule?: boolean) => ReturnType<typeof decisionRefusal>;
  sendDue: (until?: number) => void;
  settle: (id: number, decision: TestChangeDecision) => void;
}

/** Decisions about external changes. They can be undone until they are sent, and are done when `settle` is called. */
export function createTestDecisions(
  data: TestData,
  tell: Tell,
  takeAfter: number | undefined,
): TestDecisions {
  const changes = collection(() => data.externalChanges);
  const put = (change: Change, kind: Event['kind'], rest: Partial<Event> = {}) => {
    const { id } = change;
    const events = data.externalChangeEvents.get(id) ?? testChangeEvents(changes.find(id));
    const event = { kind, at: now(), user: null, by_rule: false, problems: [], ...rest };
    data.externalChangeEvents.set(id, [...events, event]);
    changes.put(change);
  };

  const sendDue = (until = Date.now()) => {
    const due = data.externalChanges.filter(
      ({ step, send_at }) => step === 'undoable' && send_at !== null && Date.parse(send_at) <= until,
    );
    for (const change of due) put({ ...change, step: 'sending' }, 'sent');
    if (due.length === 0) return;
    tell(
      'external_changes',
      due.map(({ id }) => id),
    );
    if (takeAfter !== undefined) setTimeout(() => due.forEach(({ id }) => settle(id, 'taken')), takeAfter);
  };

  const settle = (id: number, decision: TestChangeDecision) => {
    const change = changes.find(id);
    if (change.decision === changeDecisions.idle || change.status !== changeStatuses.pending)
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
    tell('external_changes', [id]);
  };

  const decide = (change: Change, wish: RequestedStatus, isByRule = false) => {
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

/** Writes an accepted change into the listing. */
function take(data: TestData, { facility, proposed }: Change) {
  const fields = data.listingFields.get(facility.id);
  const { location_state: _told, ...said } = proposed;
  if (fields) data.listingFields.set(facility.id, { ...fields, ...said });
}

/** Returns the events that lead to a change's state, oldest first. */
export function testChangeEvents(change: Change): Event[] {
  const { detected_at, decided_at, finished_at, decision, status, step, problems } = change;
  const event = (kind: Event['kind'], at: string | null, rest: Partial<Event> = {}): Event[] =>
    at === null ? [] : [{ kind, at, user: null, by_rule: false, problems: [], ...rest }];
  const by = { user: change.decided_by, by_rule: change.decided_by_rule };
  const isSent = !change.is_informational && step !== 'none' && step !== 'undoable';
  return [
    ...event('detected', detected_at),
    ...(change.is_escalated ? event('escalated', detected_at, { by_rule: true }) : []),
    ...event(decision === changeDecisions.accept ? 'accepted' : 'rejected', decided_at, by),
    ...(isSent ? event('sent', decided_at) : []),
    ...(step === 'retrying' ? event('retried', decided_at) : []),
    ...(step === 'failed' ? event('refused', decided_at, { problems }) : []),
    ...(status === changeStatuses.deletedDueToGmb ? event('withdrawn', finished_at) : []),
    ...(status === changeStatuses.deletedDueToPinfold ? event('answered_by_edit', finished_at) : []),
    ...(isSent && step === 'done' ? event('taken', finished_at) : []),
  ];
}
