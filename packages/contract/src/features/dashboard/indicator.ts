/** What the overall score is made of (product spec, section 1). */
export const indicatorIds = [
  'map_visibility',
  'search_visibility',
  'listing_quality',
  'website_quality',
  'social_profiles',
  'other_maps',
] as const;

/** One indicator. */
export type IndicatorId = (typeof indicatorIds)[number];

/** What each indicator weighs; together 100. The spec names no weights: they are ours, and shown with the score. */
export const indicatorWeights: Readonly<Record<IndicatorId, number>> = {
  map_visibility: 25,
  search_visibility: 20,
  listing_quality: 20,
  website_quality: 15,
  social_profiles: 10,
  other_maps: 10,
};

/** Grows with every change of the weights or of what an indicator counts; each stored day names the one it was scored by. */
export const formulaVersion = 1;

/** How old the last value of an indicator may be to be shown as its last, in days. */
export const mostStaleDays = 45;

/** Why an indicator that should be known is not. */
export const indicatorFailures = ['not_connected', 'lookups_failed', 'audit_failed'] as const;

/** One reason. */
export type IndicatorFailure = (typeof indicatorFailures)[number];

/** What an indicator lacks that is not set up; `monitoring` is the module, `other_maps` any map beside that of Google. */
export const missingSetups = [
  'monitoring',
  'locations',
  'monitored_locations',
  'keywords',
  'websites',
  'website_keywords',
  'search_locations',
  'social_profiles',
  'other_maps',
] as const;

/** One of them. */
export type MissingSetup = (typeof missingSetups)[number];

/** How an indicator stands: `known` has a value, all others have none, which is not the same as 0. */
export const indicatorStates = ['known', 'not_set_up', 'waiting', 'failed', 'stale', 'not_in_plan'] as const;

/** One of them. */
export type IndicatorState = (typeof indicatorStates)[number];

/** What is read of an indicator in a period. Days are those of the company. */
export type IndicatorReading =
  /** From 0 to 100, not rounded, with the last day that it rests on. */
  | { state: 'known'; value: number; measuredOn: string }
  /** `missing`: null of a past day, for which nobody asks. */
  | { state: 'not_set_up'; missing: MissingSetup | null }
  | { state: 'not_in_plan' }
  /** `until`: the first day on which it can be known; null where nobody knows. */
  | { state: 'waiting'; until: string | null }
  | { state: 'failed'; reason: IndicatorFailure }
  /** Known before the period, at most `mostStaleDays` ago. It is shown, and does not count. */
  | { state: 'stale'; lastValue: number; measuredOn: string };

/** The values of indicators; one that is left out or null is not known. */
export type IndicatorValues = Readonly<Partial<Record<IndicatorId, number | null>>>;

/** A reading's value; null for one without. */
export function knownValue(reading: IndicatorReading | undefined): number | null {
  return reading?.state === 'known' ? reading.value : null;
}

/** What a value is the mean of, such as a keyword or a part of listings. */
export interface IndicatorPiece {
  /** Names the piece in both periods that are compared. */
  key: string;
  /** Against the other pieces of the same indicator. */
  weight: number;
  /** From 0 to 100. */
  value: number;
}

/** The value that pieces make: their mean by weight; 0 of none. */
export function valueOfPieces(pieces: readonly IndicatorPiece[]): number {
  const whole = pieces.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  const mean = pieces.reduce((sum, { weight, value }) => sum + weight * value, 0) / whole;
  return Math.min(100, Math.max(0, mean));
}
