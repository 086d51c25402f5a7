import { changeDecisions } from '@pinfold/contract/features/external-changes/external-change';
import type { externalChanges } from '../external-changes.table.ts';
import { undecided } from '../undecided.ts';

type Change = typeof externalChanges.$inferSelect;

type KeptDecision = Pick<
  Change,
  'decision' | 'step' | 'decidedAt' | 'decidedBy' | 'isByRule' | 'sendAt' | 'attempts' | 'isEscalated'
>;

/**
 * What a change takes over from the one in whose place it comes. Whoever rejected wants none of it, whatever it says
 * now; whoever accepted has seen another proposal. What others keep changing back stays with a person.
 */
export function keptDecision(replaced: Change | undefined): KeptDecision {
  const isEscalated = replaced?.isEscalated ?? false;
  const isKept =
    replaced?.decision === changeDecisions.reject &&
    (replaced.step === 'undoable' || replaced.step === 'retrying');
  if (!isKept) return { ...undecided, attempts: 0, isEscalated };
  const { decision, step, decidedAt, decidedBy, isByRule, sendAt, attempts } = replaced;
  return { decision, step, decidedAt, decidedBy, isByRule, sendAt, attempts, isEscalated };
}
