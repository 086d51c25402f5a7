import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { StoredProblem } from './listing-updates.table.ts';

/** What became of an update. */
export interface UpdateOutcome {
  status: 'ok' | 'external_change' | 'failed';
  /** The fields that the provider says from now on; of one that failed half way, some. */
  taken: readonly ListingField[];
  problems: StoredProblem[];
}
