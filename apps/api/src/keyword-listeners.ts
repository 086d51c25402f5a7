import type { Queryable } from './database/database.ts';
import type { Services } from './services.ts';

/**
 * What other features do about keywords, in the transaction that brings it about: the company knows of no other feature,
 * so the composition root names them.
 */
export interface KeywordListeners {
  /** The company watches keywords that it did not watch before. */
  keywordsAdded(services: Services, tx: Queryable, companyId: number): Promise<void>;
}
