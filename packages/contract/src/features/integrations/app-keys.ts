/** A key file of either store has about 2 KB; whatever is larger is another file. */
export const maxKeyFileBytes = 16_384;

/** What is wrong with the file itself: it is not the one that the store gave out, or not all of it. */
const fileReasons = [
  'file_too_large',
  'file_not_json',
  'file_not_service_account',
  'file_incomplete',
  'file_not_private_key',
  'file_encrypted',
  'file_unreadable',
] as const;

/** What is wrong with the key in it: no store signs its calls with such a one. */
const strengthReasons = ['key_of_other_kind', 'key_too_short', 'key_on_other_curve'] as const;

/** Why a key file cannot be used, as far as the file alone tells. */
export const keyFileReasons: readonly [...typeof fileReasons, ...typeof strengthReasons] = [
  ...fileReasons,
  ...strengthReasons,
];

/** Why a key file cannot be used, as far as the file alone tells. */
export type KeyFileReason = (typeof keyFileReasons)[number];

/** The store does not know the key: it was revoked, or its id or issuer is another. */
const loginReasons = ['key_unknown', 'clock_differs'] as const;

/** The store knows the key and does not let it do what is needed. */
const accessReasons = ['role_missing', 'api_disabled', 'agreement_missing', 'app_out_of_reach'] as const;

/** Why a store refuses a key. */
export const keyRefusals: readonly [...typeof loginReasons, ...typeof accessReasons] = [
  ...loginReasons,
  ...accessReasons,
];

/** Why a store refuses a key. */
export type KeyRefusal = (typeof keyRefusals)[number];

/** What is checked before a key is stored, in this order; the first two need no store. */
export const keyChecks = ['file', 'strength', 'login', 'access'] as const;

/** One thing that is checked before a key is stored. */
export type KeyCheck = (typeof keyChecks)[number];

/** Which check a reason belongs to. */
export function checkOf(reason: KeyFileReason | KeyRefusal): KeyCheck {
  const isIn = (reasons: readonly string[]) => reasons.includes(reason);
  if (isIn(fileReasons)) return 'file';
  if (isIn(strengthReasons)) return 'strength';
  return isIn(loginReasons) ? 'login' : 'access';
}

/** `later`: Google Play tells no rights before an app is named. `not_reached`: an earlier check failed. */
export const keyCheckOutcomes = ['passed', 'failed', 'later', 'not_reached'] as const;

/** What became of a check of a key. */
export type KeyCheckOutcome = (typeof keyCheckOutcomes)[number];
