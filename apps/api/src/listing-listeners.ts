import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from './database/database.ts';
import type { StoredProblem } from './features/listings/updates/listing-updates.table.ts';
import type { Services } from './services.ts';

export interface SettledUpdate {
  companyId: number;
  locationId: number;
  updateId: number;
  status: 'ok' | 'external_change' | 'failed';
  /** The fields that the provider has accepted. */
  taken: readonly ListingField[];
  problems: readonly StoredProblem[];
  /** It carried decisions about changes by others, not an edit. */
  isDecision: boolean;
}

/** Fields that we took over from the provider without a person's decision, such as coordinates of an address. */
export interface ImportedFields {
  companyId: number;
  locationId: number;
  fields: readonly ListingField[];
}

export interface ChangedStanding {
  companyId: number;
  locationId: number;
  before: ProfileStatus | null;
  after: ProfileStatus | null;
}

/**
 * What other features do about listings, in the transaction that brings it about: listings know of no other feature, so
 * the composition root names them.
 */
export interface ListingListeners {
  updateSettled(services: Services, tx: Queryable, settled: SettledUpdate): Promise<void>;
  fieldsImported(services: Services, tx: Queryable, imported: ImportedFields): Promise<void>;
  /** Google makes something else of a profile than before. */
  standingChanged(services: Services, tx: Queryable, standing: ChangedStanding): Promise<void>;
}
