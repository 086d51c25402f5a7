import {
  changeDecisions,
  changeStatuses,
  type RequestedStatus,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';

/** An external change of one field of one location, as the API returns it. */
export type ExternalChange = Schemas['ExternalChange'];

/** The same proposal for the same field, in however many locations. */
export type IdenticalChanges = Schemas['IdenticalChanges'];

/** How much waits for a decision. */
export type ExternalChangeStats = Schemas['ExternalChangeStats'];

/** What is asked of a change: to accept it, to reject it, or to take back a decision that has not been sent. */
export type ChangeWish = 'accept' | 'reject' | 'undo';

/** Status code on the wire of each wish. */
export const wishStatuses: Readonly<Record<ChangeWish, RequestedStatus>> = {
  accept: changeStatuses.accepted,
  reject: changeStatuses.rejected,
  undo: changeStatuses.pending,
};

/** Returns the change as it is shown from the decision until the API's response. */
export function decidedChange(change: ExternalChange, wish: ChangeWish): ExternalChange {
  const cleared = { ...change, problems: [], send_at: null, decided_by: null, decided_by_rule: false };
  if (wish === 'undo') return { ...cleared, decision: changeDecisions.idle, step: 'none', decided_at: null };
  const decided = { ...cleared, decision: changeDecisions[wish], decided_at: new Date().toISOString() };
  // Informational changes are settled at once: nothing has to be sent to the provider.
  if (change.is_informational) return { ...decided, status: changeStatuses.accepted, step: 'done' };
  return { ...decided, step: 'undoable' };
}
