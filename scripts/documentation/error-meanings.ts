import type { ProblemCode } from '../../packages/contract/src/problem-codes.ts';

/** The meaning of each code for programmers; the message for users is the API's own. */
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
  concerns_other_locations:
    'The call changes what [all locations share](./guides/permissions.md#what-concerns-all-locations), and the member or the embed token was given only some of them.',
  demo_read_only: 'The demo account may look at everything and change nothing.',
  not_found: 'There is no such path or row, or it belongs to a location that the member may not see.',
  cannot_add_companies:
    'The user belongs to a company already and owns no master company with `can_add_new_companies`.',
  too_many_trials:
    'The user has as many companies on trial as PINFOLD_TRIAL_COMPANIES allows; one of them needs a plan first.',
  tax_number_invalid:
    'Not a Polish tax number: it takes ten digits, and the last one checks the others. `isValidNip` tells beforehand.',
  tax_number_unverified: 'VIES, which Stripe asks, knows nobody with this tax number.',
  company_not_found: 'The VAT register knows nobody with this tax number.',
  registry_unavailable: 'The VAT register does not answer. Let people type the data, or try again later.',
  provider_unavailable: 'A provider that the call needs does not answer. Try again later.',
  timezone_unknown:
    'No name of the IANA database, such as those that `GET /timezones/` lists; an offset is none.',
  category_unknown: 'Not one of the ids that `GET /companies/categories/` lists.',
  url_invalid: 'Not the address of a public website over http or https. `parseWebsiteUrl` tells beforehand.',
  provider_not_configured:
    'The installation has no access to the service behind the call, such as PAGESPEED_API_KEY for audits.',
  website_exists:
    'The company has this website, or compares with it, already, perhaps written in another way.',
  website_is_own: 'The website to compare with is one of the company’s own.',
  scope_incomplete:
    'The scope of a keyword names its group or its location, and nothing else. `keywordScope` tells beforehand.',
  keyword_operator:
    'A keyword holds an operator of the search engine, such as `site:`, for which each search costs five times as much. `searchOperatorOf` tells beforehand.',
  search_location_exists: 'The company watches from this place already.',
  idempotency_key_reused:
    'The `Idempotency-Key` was sent with another request within a day: a key stands for one thing that is to be done.',
  idempotency_outcome_unknown:
    'The first request with this `Idempotency-Key` is under way, or its process ended before its outcome was stored. Try again after `Retry-After`; if it stays so, look whether it was done, and use another key.',
  voucher_invalid:
    'No voucher has this number, or it has expired, was revoked or was used as often as it may be. Which of these is not told.',
  voucher_lower_plan: "The voucher's plan ranks below the one that the company has, which would be lost.",
  subscription_running:
    'The plan renews by itself or has no end, so the days would be lost. Try when it has ended.',
  plan_limit_reached:
    'The plan allows no more of this. `errors` names the limit; `GET /companies/current/usage/` tells all of them.',
  import_limit_reached:
    'More places were chosen for an import than the plan has room for. None of them was brought in.',
  import_in_progress: 'One import of a company runs at a time; no account is disconnected meanwhile.',
  group_unknown: 'One of the ids is no group of the company.',
  change_ended: 'The external change is accepted, rejected or gone; read it again.',
  change_informational:
    'What Google makes of a profile is told only. It can be noted (accepted), not rejected.',
  decision_sent: 'A decision can be taken back only until `send_at`.',
  too_many_changes:
    'More changes fit than can be decided at once; `mass_limit` of `GET /external-changes/` tells how many can.',
  field_not_protectable: 'The field is told only, so there is nothing to protect.',
  listing_not_known_then: 'The moment lies before `known_since` of the listing.',
  period_invalid:
    'The days are not a period between 2005-01-01 and the last day with figures, or one of them is missing.',
  average_takes_one_keyword: 'The average chart was asked for more than one keyword.',
  service_area_not_monitored: 'The place has no address that customers visit, so it has no position.',
  coordinates_missing: 'Positions are looked up from a place on the map, and the location has none.',
  set_empty: 'A side of the comparator names neither a location nor a competitor.',
  competitor_exists: 'The listing is a competitor already.',
  competitor_is_own: 'The listing belongs to the company.',
  too_many_competitors: 'The company has as many competitors as it can have.',
  rank_grid_exists: 'Location, keyword, size and spacing are those of another grid.',
  scan_in_progress: 'A scan of the grid has not ended yet.',
  scan_limit_reached: 'The company has made as many scans today as PINFOLD_RANK_SCANS_PER_DAY allows.',
  locator_disabled: 'The company does not have `enabled_store_locator`.',
  locator_changed: 'The `version` that the change was made from is not the current one.',
  locator_name_invalid: 'The name is not 3 to 60 of a–z, 0–9 and hyphens between them.',
  locator_name_taken: 'The locator of another company has this name.',
  locator_link_invalid: 'A link leads by something else than https, http, mailto or tel; `errors` names it.',
  too_many_questions: 'All locations, or the one that is named, have 100 questions already.',
  image_invalid: 'The bytes are no PNG, JPEG, WebP or SVG, or hold too many pixels or bytes.',
  image_unknown: 'A picture that is named was never brought by this company.',
  place_is_own: 'The place on the map is a location of the company, so it is not watched.',
  place_unknown:
    'Not all of the names are on the list of the account that `GET /gmb-accounts/{id}/places/` answers.',
  google_authorization_invalid:
    'The state is no longer good (it is used once, within ten minutes), belongs to another user or company, or Google does not take the code.',
  google_permission_missing: 'The owner did not tick the consent to manage Business Profiles.',
  google_access_not_lasting:
    'Google sent no refresh token, so that nothing could be done while nobody is there.',
  apple_authorization_invalid: 'The state or the code of a sign-in at Apple is not good, or no longer.',
  apple_no_organization: 'The person chose no organisation at Apple, or has none that is shared with us.',
  facebook_authorization_invalid: 'The state or the code of a Facebook sign-in is not good, or no longer.',
  facebook_no_pages: 'No page was ticked at Facebook, or the person manages none.',
  facebook_permission_missing: 'A permission was refused at Facebook.',
  google_no_accounts: 'The Google login manages no Business Profile account.',
  key_file_invalid:
    'The file is not the key that the store gave out, or no store signs with such a one. `reason` says which, such as `file_not_service_account` or `key_on_other_curve`; nothing was stored.',
  key_refused:
    'The store does not take the key, or lets it do too little. `reason` says which, such as `key_unknown` or `role_missing`; nothing was stored.',
  app_not_found: 'The store has no such app, or the key does not see it.',
  app_exists: 'The company has this app already, perhaps through another account.',
  sign_up_closed: 'The link carries neither an approved `access` nor an audit with an own invitation.',
  terms_not_accepted: 'Without the terms there is no account.',
  password_too_short: 'It has fewer characters than `password_min_length` of the settings.',
  password_breached: 'It is on the list of known passwords, or made of the account’s own names.',
  second_factor_required:
    'The password was right, and the account has a second factor. `challenge` holds the token that `POST /login/second-factor/` takes with a code, and until when.',
  second_factor_wrong: 'The code is none of this account, or was used before. Each is taken once.',
  second_factor_missing:
    'The company asks for a second factor, and the user has none. Lead them to set it up; logins at identity providers are not asked.',
  login_challenge_ended:
    'The challenge of a log-in has expired, had too many tries, or was answered. Log in again.',
  passkey_refused:
    'The passkey is none that is known here, was asked for another address, or signed what was not asked for or was used before. One answer for all of it, so that nobody learns of accounts.',
  too_many_passkeys: 'The user has as many passkeys as one may have. Remove one first.',
  fresh_login_required:
    'The call cannot be taken back, so the user must have proved lately who they are. `GET /user/fresh-login/` tells how; then repeat the call.',
  wrong_password: 'The current password is not right. Somebody without one asks for a link instead.',
  link_invalid:
    'A mailed link was used before, has expired, was followed by a newer one, or never was. Which of these is not told.',
  consent_required: 'Terms and privacy cannot be taken back while the account exists.',
  sso_team_not_found: 'No company of this installation logs in under this team name.',
  csrf_token_missing:
    'The header `X-CSRFToken` does not repeat the cookie `sso_csrf`: the login began in another browser, or too long ago.',
  team_name_taken: 'Another company logs in under this team name.',
  certificate_invalid:
    'Not X.509 certificates in PEM, base64 or SAML metadata, one of them is too weak, or all have expired.',
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
  listing_changed:
    'The listing has changed since the `version` of the edit. Read it again, join both edits, and send with the new version.',
  update_in_progress: 'An update of the listing is on its way: nothing can be changed until it ends.',
  creation_in_progress: 'The location is still being added to the map, and cannot be edited yet.',
  listing_invalid: 'Fields of the listing break its rules; `errors` names each with the reason.',
  no_changes: 'The edit would change nothing.',
  bulk_edit_in_progress: 'One bulk edit of a company runs at a time.',
  bulk_edit_invalid:
    'For some of the locations the edit breaks a rule, or they cannot be changed now; the preview names them.',
  bulk_edit_not_possible:
    'A bulk edit that is done cannot be paused, one that runs cannot be reverted, and so on.',
  cannot_create_listings: 'The company lacks `can_create_gmb_locations`.',
  google_account_missing:
    'The company has no such Google account, or its grant has ended. Lead an owner to the accounts.',
  duplicates_found:
    'The map shows the same business already. Show what `GET /facilities/search/` finds, then send `duplicates_seen`.',
  verification_not_possible:
    'The provider does not offer this method for the location, or it is verified already; `options` names what is open.',
  verification_details_wrong:
    'The address, the name or the number is not one that the option allows; `errors` names it.',
  verification_not_pending:
    'No code was asked for, or its verification is over: after five wrong ones the provider ends it.',
  verification_pin_wrong:
    'The provider does not take this code. After five wrong ones a new one has to be asked for.',
  location_in_bulk_edit: 'A bulk edit that is not over covers the location.',
  not_profile_owner:
    'The location is only watched: it belongs to somebody else, and nothing of it can be changed.',
  profile_not_deletable:
    'The provider refuses to delete the profile, as it does with one that is suspended or disabled.',
  group_exists: 'The company has a group of locations with this name, whatever its capitals and accents.',
  group_in_use:
    'Members see locations through the group, keywords are watched for it or single sign-on leads to it; the sentence counts them. Change these first.',
  group_import_failed:
    'None of the store codes belongs to a location of the company, so nothing was changed.',
  label_group:
    'The locations of a label group follow from its labels: none is added or removed by hand, and a group of chosen locations takes no labels.',
  post_invalid: 'Something in the post cannot be sent as it is; `errors` names each field with the reason.',
  post_changed: 'The `version` that the change was made from is not the current one.',
  post_too_late: 'A planned post appears in less than ten minutes, or has appeared; it can only be deleted.',
  post_type_unavailable: 'Alerts are switched off (`PINFOLD_ALERT_POSTS`).',
  locations_missing: 'No location is chosen.',
  location_unavailable:
    'None of the chosen locations can have it: they are not verified, have no account, or Google does not take posts of them.',
  brief_missing: 'Neither a brief nor a title or a text says what the model should write about.',
  nothing_to_retry: 'Nothing failed that could be sent again as it is.',
  nothing_to_pay: 'The invoice was paid, voided or written off.',
  seller_missing: 'PINFOLD_BILLING_SELLER is not set, or was not when the invoice was issued.',
  photo_category_repeated: 'A send takes one photo of each category.',
  public_url_needed: 'Google would have to fetch the picture from an address that only this machine knows.',
  review_deleted: 'The customer or the provider took the review down; it takes no reply any more.',
  app_removed:
    'The app was removed and its reviews were kept: they can be read, and take a reply again once the app is added again.',
  reply_processing:
    'A reply is promised and the provider has not decided yet. Wait for the live event, then try again.',
  reply_not_retractable: 'Google Play has no call that deletes a reply: it can only be replaced.',
  answer_erased: 'The answer to a form was erased: nothing more is written on it, and it takes no reply.',
  contact_missing: 'The customer left no e-mail address, so a reply cannot be mailed.',
  reply_sent: 'The reply was mailed. A mail can be neither changed nor taken back.',
  reply_missing: 'There is no reply to delete.',
  note_missing: 'There is no note to change or delete.',
  review_without_text: 'The review has no text, and the model answers only what was said.',
  reply_category_exists: 'Another category of reply templates has this name.',
  reply_category_unknown: 'No category of reply templates of the company has this id.',
  template_unknown: 'One of the reply templates is not there.',
  template_needs_city: 'One of the reply templates speaks of `{city}`, which an app does not have.',
  template_variable_unknown: 'The text holds a word between braces that is none of the variables.',
  template_in_use: "A rule of automatic replies names the template, or one of the category's.",
  too_many_templates: 'The company keeps as many templates, or categories of them, as it can.',
  review_category_exists: 'Another review category has this name.',
  review_category_unknown: 'No review category of the company has this id.',
  too_many_review_categories: 'The company keeps as many review categories as it can.',
  categorisation_in_progress:
    'Reviews are being put into categories; nothing of that is changed by hand meanwhile.',
  auto_replies_disabled: 'The switch `auto_review_reply` is off.',
  feature_disabled:
    'A feature flag is off: `services` for services, `coordinate_editing` for coordinates, whose `errors` name the fields, and `q_and_a` for questions.',
  questions_read_only: 'Google ended questions and answers on 3 November 2025; they can only be read.',
  auto_reply_rule_incomplete: 'A rule with templates names none.',
  too_many_auto_reply_rules: 'The company keeps as many rules as it can.',
  too_many_reviews: 'More reviews match than one file holds.',
  export_empty: 'No review matches.',
  app_reply_empty: 'Google Play removes HTML from replies, and this one is nothing else.',
  booster_disabled: 'The company does not have Review Booster (`enabled_review_booster`).',
  public_link_missing:
    'A location has no link for writing a review yet, so a form could offer nothing there. Google gives it with the verified profile.',
  too_many_booster_forms: 'The company has 50 forms already.',
  contacts_unreadable: 'A list of contacts has no column with e-mail addresses, or is no CSV with a header.',
  too_many_contacts: 'A list has at most 5,000 contacts.',
  gating_refused:
    'A list or a request names ratings, scores or the like, or a text asks for stars or praise. Invitations go by time, place and consent only, since Google and consumer law forbid asking the content alone.',
  incentive_refused:
    'A text of an invitation or of its form offers a discount, a gift or a prize. Reviews that are paid for are forbidden.',
  app_reply_too_long: 'A reply takes 350 characters at Google Play and 5970 in the App Store.',
  reply_too_long: 'A reply takes 4096 bytes of UTF-8, which is fewer letters in Polish than in English.',
  price_unknown:
    'No active price has this key in this currency, such as one that `GET /payments/plans/` lists.',
  promotion_code_invalid:
    'The promotion code is unknown, used up, expired, of another company, or for the other interval.',
  invoice_data_missing:
    'An order needs the tax number, name and address that its invoice names: `PUT /payments/invoice-data/`.',
  payment_method_unavailable:
    'The installation does not offer the method (PINFOLD_BILLING_METHODS), or it takes another currency: BLIK and Przelewy24 take PLN.',
  price_changed: '`expected_amount_due` is not what the order costs now. Show a new preview and ask again.',
  plan_limits_exceeded: 'The company uses more than the plan to buy allows; `errors` names each limit.',
  change_after_period:
    'A change that is more in one respect and less in another, or to a month, waits: cancel the subscription, and order when its period has ended. So does a year where each invoice is paid by hand.',
  order_in_progress:
    'Another order of the company is at the payment provider, or was just paid. See `GET /payments/latest/`.',
  invoice_unpaid: 'The subscription has an open invoice, which has to be paid before anything is changed.',
  payment_failed: 'The bank refused the payment of a change; nothing was changed.',
  payload_too_large: 'The body is larger than one megabyte.',
  page_taken: 'The page, or the location, is linked already, perhaps through another account.',
  plan_does_not_allow: 'The plan does not contain what the call needs. A better plan does.',
  method_not_allowed: 'No call is made with this method, such as TRACE; `Allow` names those that are.',
  too_busy:
    'As much expensive work as the server takes at once is waiting already. Ask again after `Retry-After`.',
  too_many_attempts:
    'Too many tries for this account or from this address. `Retry-After` tells when to try again.',
  internal_error: 'Our fault. The log has the details under `request_id`; the answer has none.',
  file_gone:
    'A link to a file has ended, or the file was deleted. Ask for the export again to get a new link.',
  maintenance: 'The installation is switched to maintenance.',
};
