import type { ProblemCode } from '../../packages/contract/src/problem-codes.ts';

/** What a code tells a programmer; its sentence for people is the API's own. */
export const errorMeanings: Record<ProblemCode, string> = {
  invalid_request:
    'The path, the query or the body does not fit the schema; `errors` names each field and why.',
  invalid_credentials: 'No account has this e-mail and password. Which of the two is wrong is not told.',
  company_required: 'The call acts for a company, and the `Company-Id` header is missing.',
  unauthenticated: 'The token is missing, unknown, revoked or expired. Ask for a new one and log in again.',
  subscription_expired:
    "The company's plan or trial has ended. Lead an owner to the subscription settings; company and team still answer.",
  unpaid_subscription:
    'The company has not paid. Only what leads to paying works until it has: the company, its team and the user.',
  not_a_member: 'The user is no member of the company in `Company-Id`, or there is no such company.',
  module_disabled: 'The company has this part of the product switched off.',
  permission_denied: 'The member lacks the [permission](./reference/permissions.md) that the call asks for.',
  demo_read_only: 'The demo account may look at everything and change nothing.',
  not_found: 'There is no such path or row, or it belongs to a location that the member may not see.',
  cannot_add_companies:
    'The user belongs to a company already and owns no master company with `can_add_new_companies`.',
  tax_number_invalid:
    'Not a Polish tax number: it takes ten digits, and the last one checks the others. `isValidNip` tells beforehand.',
  company_not_found: 'The VAT register knows nobody with this tax number.',
  registry_unavailable: 'The VAT register does not answer. Let people type the data, or try again later.',
  provider_unavailable: 'A provider that the call needs does not answer. Try again later.',
  timezone_unknown: 'Not one of the names that `GET /timezones/` lists.',
  category_unknown: 'Not one of the ids that `GET /companies/categories/` lists.',
  url_invalid: 'Not the address of a public website over http or https. `parseWebsiteUrl` tells beforehand.',
  website_exists: 'The company has this website already, perhaps written in another way.',
  scope_incomplete:
    'The scope of a keyword names its group or its location, and nothing else. `keywordScope` tells beforehand.',
  search_location_exists: 'The company watches from this place already.',
  plan_limit_reached:
    'The plan allows no more of this. `errors` names the limit; `GET /companies/current/usage/` tells all of them.',
  import_limit_reached:
    'The account at the provider has more locations than the plan allows. None of them was brought in.',
  sign_up_closed: 'The link carries neither an approved `access` nor an audit with an own invitation.',
  terms_not_accepted: 'Without the terms there is no account.',
  password_too_short: 'It has fewer characters than `password_min_length` of the settings.',
  password_breached: 'It is on the list of known passwords, or made of the account’s own names.',
  wrong_password: 'The current password is not right. Somebody without one asks for a link instead.',
  link_invalid:
    'A mailed link was used before, has expired, was followed by a newer one, or never was. Which of these is not told.',
  consent_required: 'Terms and privacy cannot be taken back while the account exists.',
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
