import type { ReplyProblem } from '@pinfold/contract/features/reviews/reply';
import type { GoogleErrorKind } from '../../providers/google-business-profile/google-error.ts';
import type { GoogleReply } from '../../providers/google-business-profile/reviews.ts';

/** What became of a promised reply. `pending`: the provider has it and has not decided. */
export type ReplyOutcome =
  | { status: 'pending' }
  | { status: 'published'; isOutdated: boolean }
  | { status: 'rejected'; problem: ReplyProblem }
  | { status: 'failed'; problem: ReplyProblem }
  | { status: 'retracted' };

/** Reads the provider's moderation. A review changed after the answer makes the answer outdated. */
export function outcomeOf(reply: GoogleReply, reviewUpdateTime?: string): ReplyOutcome {
  if (reply.reviewReplyState === 'PENDING') return { status: 'pending' };
  if (reply.reviewReplyState === 'REJECTED')
    return { status: 'rejected', problem: problemOf(reply.policyViolation) };
  const isOutdated =
    reviewUpdateTime !== undefined && Date.parse(reviewUpdateTime) > Date.parse(reply.updateTime);
  return { status: 'published', isOutdated };
}

/** What a refusal that trying again cannot change means for the reply; undefined when trying again may help. */
export function failureOf(kind: GoogleErrorKind): ReplyProblem | undefined {
  if (kind === 'not_found') return 'review_gone';
  if (kind === 'denied') return 'access_lost';
  if (kind === 'unverified') return 'location_unverified';
  return kind === 'invalid' ? 'policy_violation' : undefined;
}

/** Google's policy violations in our words; it promises new ones, which read as a violation in general. */
export function problemOf(policyViolation: string | undefined): ReplyProblem {
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
