/** Every stable error code and its HTTP status (product spec, section 8). */
export const problemStatus = {
  invalid_request: 400,
  invalid_credentials: 400,
  company_required: 400,
  unauthenticated: 401,
  subscription_expired: 402,
  unpaid_subscription: 402,
  not_a_member: 403,
  module_disabled: 403,
  permission_denied: 403,
  demo_read_only: 403,
  not_found: 404,
  review_deleted: 409,
  reply_processing: 409,
  reply_missing: 409,
  note_missing: 409,
  reply_too_long: 400,
  payload_too_large: 413,
  plan_does_not_allow: 429,
  too_many_attempts: 429,
  internal_error: 500,
  maintenance: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const problemCodes = Object.keys(problemStatus) as ProblemCode[];
