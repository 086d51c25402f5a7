import type { ReplyProblem, ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { ProviderError } from '../../../delivery/provider-error.ts';

/** Outcome of a reply that was sent. `pending`: the provider has it and has not decided. */
export type ReplyOutcome =
  | { status: 'pending' }
  | { status: 'published'; isOutdated: boolean }
  | { status: 'rejected'; problem: ReplyProblem }
  | { status: 'failed'; problem: ReplyProblem }
  | { status: 'retracted' };

/** What a row keeps of an outcome. */
export interface ReplyState {
  reply_status: ReplyStatus;
  reply_problem: ReplyProblem | null;
}

/** What is kept of a reply that the provider shows; one that it has not decided counts as published. */
export function stateOfOutcome(outcome: ReplyOutcome | undefined): ReplyState {
  switch (outcome?.status) {
    case undefined:
    case 'retracted':
      return { reply_status: 'none', reply_problem: null };
    case 'rejected':
    case 'failed':
      return { reply_status: outcome.status, reply_problem: outcome.problem };
    case 'published':
      return { reply_status: outcome.isOutdated ? 'outdated' : 'published', reply_problem: null };
    default:
      return { reply_status: 'published', reply_problem: null };
  }
}

/** Whether the customer changed the opinion after it was answered. */
export function isChangedSince(repliedAt: string, updatedAt: string | undefined): boolean {
  return updatedAt !== undefined && Date.parse(updatedAt) > Date.parse(repliedAt);
}

/** What a refusal that trying again cannot change means for the reply; undefined when trying again may help. */
export function failureOf({ kind }: Pick<ProviderError, 'kind'>): ReplyProblem | undefined {
  if (kind === 'not_found') return 'review_gone';
  if (kind === 'denied') return 'access_lost';
  if (kind === 'unverified') return 'location_unverified';
  return kind === 'invalid' ? 'policy_violation' : undefined;
}
