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
  sso_team_not_found: 'No company of this installation logs in under this team name.',
  csrf_token_missing:
    'The header `X-CSRFToken` does not repeat the cookie `sso_csrf`: the login began in another browser, or too long ago.',
  team_name_taken: 'Another company logs in under this team name.',
  certificate_invalid: 'Not an X.509 certificate in PEM, or one that has expired.',
  view_as_read_only: "A token that looks through a member's eyes reads, and writes nothing.",
  not_for_embed_tokens: "The call is about a user's own account, and an embed token has none.",
  origin_not_allowed:
    'The embed token names the pages that may use it, and the `Origin` of this one is not among them.',
  permission_not_held:
    'Nobody can grant a permission that they do not hold, nor a key more than its maker holds.',
  facility_missing: 'Somebody with limited access needs at least one location or group.',
  facility_unknown: 'One of the locations or groups is not in this company, or the caller cannot see it.',
  member_exists: 'The address is on the team already. Said for each address of an invitation.',
  member_out_of_reach:
    'Owners reach everybody, admins everybody but owners, managers only those with no more than they hold; nobody reaches themselves.',
  last_owner: 'A company keeps at least one owner.',
  invitation_accepted: 'There is nothing to send again: the invitation was accepted.',
  group_exists: 'The company has a group of locations with this name, whatever its capitals and accents.',
  group_in_use:
    'Members see locations through the group, keywords are watched for it or single sign-on leads to it; the sentence counts them. Change these first.',
  group_import_failed:
    'None of the store codes belongs to a location of the company, so nothing was changed.',
  label_group:
    'The locations of a label group follow from its labels: none is added or removed by hand, and a group of chosen locations takes no labels.',
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
