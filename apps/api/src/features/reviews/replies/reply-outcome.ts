import type { ReplyProblem, ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import type { GoogleReply, GoogleReview } from '../../../providers/google-business-profile/reviews.ts';

/** Outcome of a reply that was sent. `pending`: the provider has it and has not decided. */
export type ReplyOutcome =
  | { status: 'pending' }
  | { status: 'published'; isOutdated: boolean }
  | { status: 'rejected'; problem: ReplyProblem }
  | { status: 'failed'; problem: ReplyProblem }
  | { status: 'retracted' };

/** Reads the provider's moderation. A review changed after the reply makes the reply outdated. */
export function replyOutcomeOf(reply: GoogleReply, reviewUpdateTime?: string): ReplyOutcome {
  if (reply.reviewReplyState === 'PENDING') return { status: 'pending' };
  if (reply.reviewReplyState === 'REJECTED')
    return { status: 'rejected', problem: problemOf(reply.policyViolation) };
  const isOutdated =
    reviewUpdateTime !== undefined && Date.parse(reviewUpdateTime) > Date.parse(reply.updateTime);
  return { status: 'published', isOutdated };
}

/** The reply of a review as the provider shows it; one that it has not decided counts as published. */
export function replyStateAtProvider({ reviewReply, updateTime }: GoogleReview): {
  reply_status: ReplyStatus;
  reply_problem: string | null;
} {
  if (!reviewReply) return { reply_status: 'none', reply_problem: null };
  const outcome = replyOutcomeOf(reviewReply, updateTime);
  switch (outcome.status) {
    case 'rejected':
      return { reply_status: 'rejected', reply_problem: outcome.problem };
    case 'published':
      return { reply_status: outcome.isOutdated ? 'outdated' : 'published', reply_problem: null };
    default:
      return { reply_status: 'published', reply_problem: null };
  }
}

/** What a refusal that trying again cannot change means for the reply; undefined when trying again may help. */
export function failureOf({ kind }: Pick<ProviderError, 'kind'>): ReplyProblem | undefined {
  if (kind === 'not_found') return 'review_gone';
  if (kind === 'denied') return 'access_lost';
  if (kind === 'unverified') return 'location_unverified';
  return kind === 'invalid' ? 'policy_violation' : undefined;
}

/** Google's policy violations as our problems; Google reserves new ones, which become a violation in general. */
function problemOf(policyViolation: string | undefined): ReplyProblem {
  return problems[policyViolation ?? ''] ?? 'policy_violation';
}

const problems: Record<string, ReplyProblem> = {
  REPETITIVE: 'repetitive',
  GIBBERISH_AND_REPETITIVE: 'repetitive',
  OFF_TOPIC: 'off_topic',
  UNCLEAR: 'off_topic',
  FAKE_ENGAGEMENT: 'spam',
  OBSCENITY_AND_PROFANITY: 'profanity',
  OFFENSIVE: 'profanity',
  HARASSMENT: 'harassment',
  HATE_SPEECH: 'harassment',
  PERSONAL_INFO: 'personal_information',
  PRIVACY: 'personal_information',
  ADVERTISING_AND_SOLICITATION: 'advertising',
};
