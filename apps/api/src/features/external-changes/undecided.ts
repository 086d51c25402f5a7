import { changeDecisions } from '@pinfold/contract/features/external-changes/external-change';

/** What a change says of a decision when there is none, or none any more; its events keep what there was. */
export const undecided = {
  decision: changeDecisions.idle,
  step: 'none',
  isByRule: false,
  decidedBy: null,
  decidedAt: null,
  sendAt: null,
} as const;
