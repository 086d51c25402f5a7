import type { ResultStatus } from './location-filters.ts';
import type { UpdateStatus } from './updates/update-statuses.ts';

/** The update statuses that a result stands for: what moves or never was has none yet. */
export const updateStatusesOf: Record<ResultStatus, readonly UpdateStatus[]> = {
  success: ['ok'],
  warning: ['external_change'],
  error: ['failed'],
};
