import type { ReplyProblem } from '@pinfold/contract/features/opinions/reply';
import {
  isChangedSince,
  type ReplyOutcome,
  type ReplyState,
  stateOfOutcome,
} from '../../opinions/replies/reply-outcome.ts';
import type { GoogleReply, GoogleReview } from '../../../providers/google-business-profile/reviews.ts';

/** Reads the provider's moderation. A review changed after the reply makes the reply outdated. */
export function replyOutcomeOf(reply: GoogleReply, reviewUpdateTime?: string): ReplyOutcome {
  if (reply.reviewReplyState === 'PENDING') return { status: 'pending' };
  if (reply.reviewReplyState === 'REJECTED')
    return { status: 'rejected', problem: problemOf(reply.policyViolation) };
  return { status: 'published', isOutdated: isChangedSince(reply.updateTime, reviewUpdateTime) };
}

/** The reply of a review as the provider shows it; one that it has not decided counts as published. */
export function replyStateAtProvider({ reviewReply, updateTime }: GoogleReview): ReplyState {
  return stateOfOutcome(reviewReply && replyOutcomeOf(reviewReply, updateTime));
}

/**
 * Google's policy violations as our problems. Google says that the list grows: what is not in it, the general values
 * included, becomes a violation in general.
 */
function problemOf(policyViolation: string | undefined): ReplyProblem {
  return problems[policyViolation ?? ''] ?? 'policy_violation';
}

const problems: Record<string, ReplyProblem> = {
  // Of the profile or its accounts: other words do not help.
  ACCOUNT_RESTRICTED_AND_SUSPENDED: 'profile_suspended',
  ASSOCIATED_ACCOUNT_SUSPENDED: 'profile_suspended',
  BUSINESS_INELIGIBLE: 'profile_suspended',
  GOOGLE_PAY_SUSPENSION: 'profile_suspended',
  LOCATION_DISABLED: 'profile_suspended',
  LOCATION_SUSPENDED: 'profile_suspended',
  PO_BOX: 'profile_suspended',
  ACCOUNT_RESTRICTED_AND_EDIT_REJECTED: 'editing_restricted',
  EDITING_RESTRICTION: 'editing_restricted',
  GEOGRAPHIC_LOCATION_CHANGE: 'editing_restricted',
  IDENTITY_CHANGE: 'editing_restricted',
  ILLEGAL_BUSINESS_HOURS_EDIT: 'editing_restricted',
  LOCATION_VERIFICATION_REQUIRED: 'location_unverified',
  OWNERSHIP_REVOKED: 'access_lost',
  // Google's own fault: the same text may pass.
  MODERATION_ERROR: 'moderation_error',
  // Of the words.
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
  REGULATED_GOODS_AND_SERVICES: 'advertising',
  ADULT_THEMED: 'inappropriate',
  CHILD_SAFETY: 'inappropriate',
  DANGEROUS: 'inappropriate',
  ILLEGAL: 'inappropriate',
  SEXUALLY_EXPLICIT: 'inappropriate',
  VIOLENCE_AND_GORE: 'inappropriate',
  GENERIC_FRAUD: 'misleading',
  IMPERSONATION: 'misleading',
  MISINFORMATION: 'misleading',
  MISREPRESENTATION: 'misleading',
  GENERIC_QUALITY: 'low_quality',
  GENERIC_VANDALISM: 'low_quality',
};
