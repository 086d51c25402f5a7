/**
 * Why a reply did not reach the customer. The first group are the provider's policy violations
 * (Google Business Profile, `PolicyViolation`), the second our own reasons.
 */
export const replyProblems = [
  'policy_violation',
  'repetitive',
  'off_topic',
  'spam',
  'profanity',
  'harassment',
  'personal_information',
  'advertising',
  'too_long',
  'review_gone',
  'location_unverified',
  'access_lost',
  'not_delivered',
] as const;

export type ReplyProblem = (typeof replyProblems)[number];
