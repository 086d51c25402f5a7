/** What can become of a place that was chosen for an import (product spec, section 4). */
export const importOutcomes = ['imported', 'errored', 'already_imported', 'unverified_ignored'] as const;

/** What became of one place of an import. */
export type ImportOutcome = (typeof importOutcomes)[number];
