/** What stands in the way of a reply. `error`s block it; `warning`s need one more press. */
export const preflightErrors = ['empty', 'too_long', 'unfilled_variable'] as const;

/** What a person should look at once more before a reply is sent. */
export const preflightWarnings = [
  'forbidden_words',
  'phone',
  'email',
  'pesel',
  'bank_account',
  'other_person',
  'other_language',
  'repetition',
] as const;

export type PreflightError = (typeof preflightErrors)[number];
export type PreflightWarning = (typeof preflightWarnings)[number];

/** One thing that was found in a reply before it was sent. */
export interface PreflightFinding {
  code: PreflightError | PreflightWarning;
  severity: 'error' | 'warning';
  /** The words that it is about, as they stand; of `other_language`, the reply's and the review's language. */
  words: readonly string[];
  /** Of `repetition`, how many customers read the same; else how many words. */
  count: number;
}
