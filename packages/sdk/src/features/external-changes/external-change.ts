import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';

/** One field of one location that somebody else changed, as the API gives it. */
export type ExternalChange = Schemas['ExternalChange'];

/** The same proposal for the same field, in however many locations. */
export type IdenticalChanges = Schemas['IdenticalChanges'];

/** How much waits for a decision. */
export type ExternalChangeStats = Schemas['ExternalChangeStats'];

/** What is asked of a change: to accept it, to reject it, or to take back a decision that has not been sent. */
export type ChangeWish = 'accept' | 'reject' | 'undo';

/** How each wish is said on the wire: as the status that the change should have. */
export const wishStatuses: Readonly<Record<ChangeWish, 1 | 2 | 3>> = {
  accept: changeStatuses.accepted,
  reject: changeStatuses.rejected,
  undo: changeStatuses.pending,
};

/** How a change looks from the moment a wish is told until the API has answered. */
export function decidedChange(change: ExternalChange, wish: ChangeWish): ExternalChange {
  const cleared = { ...change, problems: [], send_at: null, decided_by: null, decided_by_rule: false };
  if (wish === 'undo') return { ...cleared, decision: changeDecisions.idle, step: 'none', decided_at: null };
  const decided = { ...cleared, decision: changeDecisions[wish], decided_at: new Date().toISOString() };
  // What is only told is noted at once: nothing has to be sent.
  if (change.is_informational) return { ...decided, status: changeStatuses.accepted, step: 'done' };
  return { ...decided, step: 'undoable' };
}
