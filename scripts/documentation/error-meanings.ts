import type { ProblemCode } from '../../packages/contract/src/problem-codes.ts';

/** What a code tells a programmer; its sentence for people is the API's own. */
export const errorMeanings: Record<ProblemCode, string> = {
  invalid_request:
    'The path, the query or the body does not fit the schema; `errors` names each field and why.',
  invalid_credentials: 'No account has this e-mail and password. Which of the two is wrong is not told.',
  company_required: 'The call acts for a company, and the `Company-Id` header is missing.',
  unauthenticated: 'The token is missing, unknown, revoked or expired. Ask for a new one and log in again.',
  subscription_expired: "The company's plan has ended. Lead an owner to the subscription settings.",
  unpaid_subscription: 'The company has not paid. Nothing works until it has.',
  not_a_member: 'The user is no member of the company in `Company-Id`, or there is no such company.',
  module_disabled: 'The company has this part of the product switched off.',
  permission_denied: 'The member lacks the [permission](./reference/permissions.md) that the call asks for.',
  demo_read_only: 'The demo account may look at everything and change nothing.',
  not_found: 'There is no such path or row, or it belongs to a location that the member may not see.',
  import_limit_reached:
    'The account at the provider has more locations than the plan allows. None of them was brought in.',
  review_deleted: 'The customer or the provider took the review down; it takes no reply any more.',
  reply_processing:
    'A reply is promised and the provider has not decided yet. Wait for the live event, then try again.',
  reply_missing: 'There is no reply to delete.',
  note_missing: 'There is no note to change or delete.',
  reply_too_long: 'A reply takes 4096 bytes of UTF-8, which is fewer letters in Polish than in English.',
  payload_too_large: 'The body is larger than one megabyte.',
  plan_does_not_allow: 'The plan does not contain what the call needs. A better plan does.',
  too_many_attempts:
    'Too many tries for this account or from this address. `Retry-After` tells when to try again.',
  internal_error: 'Our fault. The log has the details under `request_id`; the answer has none.',
  maintenance: 'The installation is switched to maintenance.',
};
