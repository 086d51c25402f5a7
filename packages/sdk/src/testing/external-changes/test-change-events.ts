import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';

type Change = Schemas['ExternalChange'];
type Event = Schemas['ExternalChangeEvent'];

/** What must have happened to a change that is as it is, the oldest first. */
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
