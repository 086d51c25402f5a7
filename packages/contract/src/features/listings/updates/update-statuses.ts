/** Where the last update of a listing stands (product spec, section 3). */
export const updateStatuses = [
  'in_progress',
  'pending',
  'failed',
  'external_change',
  'ok',
  'no_data',
] as const;

export type UpdateStatus = (typeof updateStatuses)[number];

/**
 * The one status that a listing shows of several, such as one for each of its updates: what is moving first, then what
 * needs somebody, then what is well.
 */
export function updateStatusOf(statuses: Iterable<UpdateStatus>): UpdateStatus {
  const present = new Set(statuses);
  return updateStatuses.find((status) => present.has(status)) ?? 'no_data';
}
