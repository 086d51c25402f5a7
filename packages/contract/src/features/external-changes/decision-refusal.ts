import { changeDecisions, changeStatuses, type ChangeDecision, type ChangeStatus } from './change-enums.ts';
import { isInformational, type ChangeField } from './change-fields.ts';

/** Why a change cannot be decided so now; each is a problem code too. */
export const decisionRefusals = [
  'not_found',
  'change_ended',
  'change_informational',
  'decision_sent',
] as const;
/** One of these reasons. */
export type DecisionRefusal = (typeof decisionRefusals)[number];

export interface DecidableChange {
  field: ChangeField;
  status: ChangeStatus;
  decision: ChangeDecision;
  step: 'none' | 'undoable' | 'sending' | 'retrying' | 'failed' | 'done';
}

/**
 * Why somebody cannot accept (2), reject (3) or take back (1); undefined when they can. A decision can be turned round
 * until it is sent, and made anew once the provider has not taken it.
 */
export function decisionRefusal(
  { field, status, decision, step }: DecidableChange,
  wish: 1 | 2 | 3,
): DecisionRefusal | undefined {
  if (status !== changeStatuses.pending) return 'change_ended';
  if (wish === changeStatuses.rejected && isInformational(field)) return 'change_informational';
  if (step === 'sending' || step === 'retrying' || step === 'done') return 'decision_sent';
  if (wish === changeStatuses.pending && step === 'failed') return 'decision_sent';
  return wish === changeStatuses.pending && decision === changeDecisions.idle ? 'change_ended' : undefined;
}
